package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.render.StatementRenderer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What docs/adding-problems.md, docs/solving.md and docs/games.md count is counted here, too. */
class DocumentFiguresTest {
    private static final Pattern PROGRAM = Pattern.compile("(?m)^(?:wrong_answer|run_time_error)/\\S+: (.)");

    private final String proved = words("docs/adding-problems.md");

    @Test
    void problemsThatAskForATier() {
        long basic = count("statement/problem.en.md", Pattern.compile("(?m)^subscription_tier: basic$"));
        assertThat(words("docs/solving.md"))
                .contains(basic + " of the " + problems().size() + " problems ask for the tier *basic*");
    }

    @Test
    void problemsThatAreProved() {
        assertThat(proved)
                .contains("`./grundy verify` is green on all " + problems().size() + " problems");
    }

    @Test
    void programsThatStressFails() {
        List<String> found = PROGRAM.matcher(counterexamples())
                .results()
                .map(match -> match.group(1))
                .toList();
        long large = found.stream().filter("{"::equals).count();
        assertThat(proved)
                .contains("Of their " + found.size() + " wrong and crashing programs `./grundy stress` fails "
                        + (found.size() - large) + " on an input")
                .contains("where the other " + large + " need depth, length or size");
    }

    @Test
    void plantedFaultsThatNothingShows() {
        long equivalent = count("mutants.yaml", Pattern.compile("(?m)^  - from: "));
        assertThat(proved).contains(equivalent + " change nothing that can be seen");
    }

    @Test
    void problemsWhoseAnswersFollowFromTheirRules() {
        List<String> proved = Pattern.compile("(?m)^\\| (GMT-\\d{3}) ")
                .matcher(read(Path.of("docs/games.md")))
                .results()
                .map(match -> match.group(1))
                .toList();
        assertThat(proved)
                .containsExactlyElementsOf(problems().stream()
                        .filter(problem -> Files.isDirectory(problem.resolve("game")))
                        .map(problem -> problem.getFileName().toString())
                        .sorted()
                        .toList());
    }

    /** Accepted submissions, and programs that editorials write out: C++ starts quickly, and is tried on all instances. */
    @ParameterizedTest
    @MethodSource("problems")
    void solversThatAgreeWithTheRules(Path directory) {
        ProblemPackage problem = new PackageReader().read(directory).orThrow();
        List<Boolean> quick = Stream.concat(
                        problem.submissions().stream()
                                .filter(PackageSubmission::isAccepted)
                                .map(submission -> submission.path().endsWith(".cpp")),
                        problem.editorials().stream()
                                .flatMap(editorial ->
                                        StatementRenderer.writtenPrograms(editorial, problem.constants()).stream())
                                .map(program -> program.language().equals("cpp")))
                .toList();
        long onAll = quick.stream().filter(isQuick -> isQuick).count();
        assertThat(read(Path.of("docs/games.md")))
                .containsPattern("(?m)^\\| " + directory.getFileName() + " .* \\| " + onAll + " \\| "
                        + (quick.size() - onAll) + " \\|$");
    }

    private static String counterexamples() {
        return problems().stream()
                .map(problem -> read(problem.resolve("submissions/counterexamples.yaml")))
                .collect(Collectors.joining());
    }

    /** In that file of all problems together. */
    private static long count(String file, Pattern pattern) {
        return problems().stream()
                .map(problem -> problem.resolve(file))
                .filter(Files::exists)
                .mapToLong(text -> pattern.matcher(read(text)).results().count())
                .sum();
    }

    private static List<Path> problems() {
        try (Stream<Path> packages = Files.list(Path.of("problems"))) {
            return packages.filter(path -> path.getFileName().toString().startsWith("GMT-"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** In one line, since lines of a text may be broken anywhere. */
    private static String words(String document) {
        return read(Path.of(document)).replaceAll("\\s+", " ");
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
