package dev.grundy.format.read;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.yaml.Faults;
import dev.grundy.format.yaml.YamlSource;
import dev.grundy.format.yaml.YamlValue;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Hashes the parts of a package that decide verdicts: tests, programs that judge, limits and rules of judging. Texts, pictures, submissions other
 * than the reference and parts for practising or proving alone are left out; unknown keys and files count. Not thread-safe.
 */
final class JudgedContent {
    /** Raised when another choice is made here, with a migration that empties {@code judged_content}, so that all are worked out alike. */
    private static final String CHOICE = "judged content 1";

    private static final Pattern APART = Pattern.compile(
            "((problem_)?statement|solution|attachments|game|data/(invalid_input|invalid_output|valid_output))/.*"
                    + "|data/(?!.*\\.files/).*\\.(desc|hint|statement|download|interaction|png|jpe?g|svg)"
                    + "|problem\\.(pdf|html)|mutants\\.yaml|generators/hashes\\.json|(README|LICENSE|CHANGELOG)[^/]*",
            Pattern.DOTALL);
    private static final Set<String> DESCRIBING = Set.of(
            "name",
            "uuid",
            "version",
            "license",
            "rights_owner",
            "rights_year",
            "credits",
            "author",
            "source",
            "source_url",
            "keywords",
            "embargo_until",
            "comment",
            "difficulty",
            "short_name",
            "shortname",
            "color",
            "externalid",
            "verified",
            "solved_by");
    private static final String SUBMISSIONS = "submissions/";

    private final ContentHash.Builder hash = ContentHash.parts().add(CHOICE);
    private final Optional<String> reference;

    /** @param reference path below submissions of the solution that makes answers: a file or a directory */
    JudgedContent(Optional<String> reference) {
        this.reference = reference;
    }

    /** Files come in the order of their paths. */
    void add(String path, boolean executable, byte[] content) {
        if (decides(path)) {
            hash.add(path).add(executable ? "x" : "-").add(deciding(path, content));
        }
    }

    ContentHash hash() {
        return hash.build();
    }

    private boolean decides(String path) {
        if (path.startsWith(SUBMISSIONS)) {
            String below = path.substring(SUBMISSIONS.length());
            return reference
                    .filter(makes -> below.equals(makes) || below.startsWith(makes + "/"))
                    .isPresent();
        }
        return !APART.matcher(path).matches();
    }

    private static byte[] deciding(String path, byte[] content) {
        return switch (path) {
            case ProblemYaml.FILE -> keys(path, content, key -> !DESCRIBING.contains(key));
            case PracticeYaml.FILE -> keys(path, content, "fresh"::equals);
            default -> content;
        };
    }

    /** The wanted keys with their values, however they are written; content that is no map stays as it is. */
    private static byte[] keys(String path, byte[] content, Predicate<String> wanted) {
        Optional<YamlValue> value = YamlSource.parse(new String(content, StandardCharsets.UTF_8), path, new Faults());
        if (value.isEmpty() || !(value.get() instanceof YamlValue.Mapping mapping)) {
            return content;
        }
        StringBuilder text = new StringBuilder();
        new TreeMap<>(mapping.entries()).forEach((key, entry) -> {
            if (wanted.test(key)) {
                write(key, text);
                write(entry.value(), text);
            }
        });
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** With lengths, so that no two values are written the same. */
    private static void write(YamlValue value, StringBuilder text) {
        switch (value) {
            case YamlValue.Scalar scalar -> write(scalar.kind() + " " + scalar.text(), text);
            case YamlValue.Sequence sequence -> {
                text.append('[');
                sequence.items().forEach(item -> write(item, text));
                text.append(']');
            }
            case YamlValue.Mapping mapping -> {
                text.append('{');
                for (Map.Entry<String, YamlValue.Entry> entry : new TreeMap<>(mapping.entries()).entrySet()) {
                    write(entry.getKey(), text);
                    write(entry.getValue().value(), text);
                }
                text.append('}');
            }
        }
    }

    private static void write(String word, StringBuilder text) {
        text.append(word.length()).append(':').append(word);
    }
}
