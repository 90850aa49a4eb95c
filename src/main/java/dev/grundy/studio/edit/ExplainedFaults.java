package dev.grundy.studio.edit;

import dev.grundy.format.yaml.YamlText;
import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.verify.mutation.EquivalentMutants;
import dev.grundy.studio.verify.mutation.EquivalentMutants.Entry;
import dev.grundy.studio.verify.mutation.Survivor;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A {@code mutants.yaml} as it is written.
 *
 * @param text empty for a file that is not there
 */
record ExplainedFaults(String text) {
    static final FilePath FILE = new FilePath(EquivalentMutants.FILE);

    private static final Pattern ITEM = Pattern.compile("^( *)- ", Pattern.MULTILINE);
    private static final String INDENT = "  ";

    /** The entries of the file; empty where it cannot be read. */
    Optional<List<Entry>> entries() {
        if (text.isBlank()) {
            return Optional.of(List.of());
        }
        try {
            return Optional.of(EquivalentMutants.parse(text).entries());
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    /** Why a survivor is no fault; empty where the file does not say. */
    Optional<String> reason(Survivor survivor) {
        return entries().stream()
                .flatMap(List::stream)
                .filter(entry -> entry.covers(survivor.before(), survivor.after()))
                .map(Entry::reason)
                .findFirst();
    }

    /** The same with an entry at the end, all else as it is. Empty where it is written in a way that nothing can be added to. */
    Optional<String> with(Entry added) {
        Optional<List<Entry>> before = entries();
        String grown = text.isBlank() ? whole(added) : text.stripTrailing() + "\n" + item(added);
        List<Entry> wanted = before.stream()
                .flatMap(known -> Stream.concat(known.stream(), Stream.of(added)))
                .toList();
        return before.isPresent() && new ExplainedFaults(grown).entries().equals(Optional.of(wanted))
                ? Optional.of(grown)
                : Optional.empty();
    }

    private String item(Entry entry) {
        Matcher first = ITEM.matcher(text);
        String indent = first.find() ? first.group(1) : INDENT;
        return whole(entry)
                .lines()
                .skip(1)
                .map(line -> indent + line.substring(INDENT.length()))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String whole(Entry entry) {
        SequencedMap<String, String> keys = new LinkedHashMap<>();
        keys.put("from", entry.from());
        keys.put("to", entry.to());
        keys.put("reason", entry.reason());
        return YamlText.of(Map.of("equivalent", List.of(keys)));
    }
}
