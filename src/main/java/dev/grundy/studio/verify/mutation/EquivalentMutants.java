package dev.grundy.studio.verify.mutation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * {@code mutants.yaml} of a package: which planted changes are no faults, with the reason for each.
 * <pre>
 * equivalent:
 *   - from: "if (a &lt; b) swap(a, b);"      the line as it is, without the space around it
 *     to: "if (a &lt;= b) swap(a, b);"       the line with the change, as verify shows it
 *     reason: swapping equal numbers changes nothing
 * </pre>
 * Lines are named by their text, so that an entry stays true when lines above it come or go.
 */
public record EquivalentMutants(List<Entry> entries) {
    public static final String FILE = "mutants.yaml";

    /** One change that is no fault. */
    public record Entry(String from, String to, String reason) {
        public Entry {
            if (from.isBlank() || reason.isBlank()) {
                throw new IllegalArgumentException(
                        "an equivalent mutant needs the line it changes (from) and a reason");
            }
        }

        public boolean covers(Mutant mutant) {
            return covers(mutant.before(), mutant.after());
        }

        /** @param before the line as it is, and {@code after} with the change, both without the space around them */
        public boolean covers(String before, String after) {
            return before.equals(from.strip()) && after.equals(to.strip());
        }
    }

    public EquivalentMutants {
        entries = List.copyOf(entries);
    }

    public boolean cover(Mutant mutant) {
        return entries.stream().anyMatch(entry -> entry.covers(mutant));
    }

    /**
     * Of a package; none if it has no such file.
     *
     * @throws IllegalArgumentException if the file says something else than it should
     */
    public static EquivalentMutants read(Path root) {
        Path file = root.resolve(FILE);
        if (!Files.exists(file)) {
            return new EquivalentMutants(List.of());
        }
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** @throws IllegalArgumentException if the text says something else than it should */
    public static EquivalentMutants parse(String yaml) {
        Object root;
        try {
            root = new Load(LoadSettings.builder().build()).loadFromString(yaml);
        } catch (YamlEngineException e) {
            throw new IllegalArgumentException(
                    "it is not YAML: "
                            + String.valueOf(e.getMessage()).lines().findFirst().orElse(""),
                    e);
        }
        if (!(root instanceof Map<?, ?> map) || !(map.get("equivalent") instanceof List<?> list) || map.size() != 1) {
            throw new IllegalArgumentException("it needs one key, equivalent, with a list of from, to, reason");
        }
        List<Entry> entries = new ArrayList<>();
        for (Object item : list) {
            if (!(item instanceof Map<?, ?> entry)) {
                throw new IllegalArgumentException("each item of equivalent is a map of from, to, reason");
            }
            entries.add(new Entry(text(entry, "from"), text(entry, "to"), text(entry, "reason")));
        }
        return new EquivalentMutants(entries);
    }

    private static String text(Map<?, ?> entry, String key) {
        Object value = entry.get(key);
        return value == null ? "" : value.toString();
    }
}
