package dev.grundy.judge.explore.phase;

import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.pack.program.Program;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The names of a generator's arguments in its source: words in capital letters behind the family's, as in {@code random N M SEED}. */
final class Usage {
    private final String source;

    private Usage(String source) {
        this.source = source;
    }

    static Usage of(Program generator) {
        return new Usage(generator.contents(Constants.NONE).values().stream()
                .map(file -> new String(file, StandardCharsets.UTF_8))
                .collect(Collectors.joining("\n")));
    }

    /**
     * The names of all arguments behind the first.
     *
     * @param family the first argument
     * @param count how many arguments are behind it
     * @return empty where no line of the source names exactly so many
     */
    Optional<List<String>> names(String family, int count) {
        Matcher line = Pattern.compile("(?<![\\w-])" + Pattern.quote(family) + "((?: [A-Z][A-Z0-9_]{0,20}+(?![\\w-])){"
                        + count + "})(?! [A-Z][A-Z0-9_]{0,20}+(?![\\w-]))")
                .matcher(source);
        return line.find() ? Optional.of(List.of(line.group(1).strip().split(" "))) : Optional.empty();
    }
}
