package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.PackageSubmission;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Holds the reader to {@code packages/time-limit-use.yaml}: which programs set the time limit in which version of the format. */
class TimeLimitUseTest {
    private static final Path RULES = Path.of("src/test/resources/packages/time-limit-use.yaml");

    @TempDir
    Path directory;

    /** One rule of the formats. */
    record Rule(String version, String place, Optional<String> tag, Map<?, ?> yaml, String use) {
        boolean isLegacy() {
            return version.startsWith("legacy");
        }
    }

    static Stream<Rule> rules() throws IOException {
        List<?> rules = (List<?>) new Load(LoadSettings.builder().build()).loadFromString(Files.readString(RULES));
        return rules.stream()
                .map(Map.class::cast)
                .map(rule -> new Rule(
                        (String) rule.get("version"),
                        (String) rule.get("place"),
                        Optional.ofNullable((String) rule.get("tag")),
                        rule.get("yaml") instanceof Map<?, ?> yaml ? yaml : Map.of(),
                        (String) rule.get("use")));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void aProgramSetsTheTimeLimitAsItsVersionOfTheFormatSays(Rule rule) throws IOException {
        String name = rule.isLegacy() ? "legacy-scoring" : "ours";
        Path copy = Fixtures.copyOf(name, directory);
        String settings = Files.readString(copy.resolve("problem.yaml"));
        Files.writeString(
                copy.resolve("problem.yaml"),
                "problem_format_version: " + rule.version() + "\n"
                        + settings.replaceAll("(?m)^problem_format_version:.*\\R", ""));
        Path program = copy.resolve("submissions").resolve(rule.place());
        Files.createDirectories(program.getParent());
        Files.writeString(
                program,
                rule.tag().map(tag -> "# @EXPECTED_RESULTS@: " + tag + "\n").orElse("") + "print(1)\n");
        if (!rule.yaml().isEmpty()) {
            Files.writeString(copy.resolve("submissions/submissions.yaml"), rule.place() + ":\n" + inside(rule.yaml()));
        }
        assertThat(uses(copy, rule.place())).containsExactly(rule.use());
    }

    private static List<String> uses(Path root, String place) {
        return new PackageReader()
                .read(root).orThrow().submissions().stream()
                        .filter(submission -> submission.path().equals(place))
                        .map(PackageSubmission::expectations)
                        .flatMap(List::stream)
                        .map(Expectation::timeLimitUse)
                        .map(Enum::name)
                        .toList();
    }

    private static String inside(Map<?, ?> yaml) {
        return yaml.entrySet().stream()
                .map(entry -> "  " + entry.getKey() + ": " + entry.getValue() + "\n")
                .collect(Collectors.joining());
    }
}
