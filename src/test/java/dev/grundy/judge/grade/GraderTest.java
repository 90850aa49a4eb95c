package dev.grundy.judge.grade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.test.TestRun;
import dev.grundy.judge.workshop.ReadyProblem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The cases are below src/test/resources/grading, a file for each version of the package format. */
class GraderTest {
    private static final Path CASES = Path.of("src/test/resources/grading");
    private static final String UUID = "6c0c5a3e-3f6c-4c55-9f39-0d4b31c5f3b2";

    @TempDir
    Path directory;

    @TestFactory
    Stream<DynamicContainer> makesOneVerdictAndScoreOfMany() {
        return Stream.of("legacy", "2023-07-draft", "2025-09")
                .map(format -> dynamicContainer(format, cases(format).stream().map(one -> test(format, one))));
    }

    private DynamicTest test(String format, Map<String, ?> one) {
        return dynamicTest(
                (String) one.get("case"), () -> grade(new Submission(packageOf(format, one), tests(one)), one));
    }

    private static void grade(Submission submission, Map<String, ?> one) {
        Grader grader = submission.grader();
        if (one.get("fails") instanceof String message) {
            assertThatThrownBy(grader::gradeAll)
                    .isInstanceOf(JudgeException.class)
                    .hasMessageContaining(message);
            return;
        }
        GroupResult result = grader.gradeAll();
        assertThat(submission.judged)
                .isEqualTo(
                        one.get("judged") instanceof List<?> judged
                                ? judged
                                : List.copyOf(tests(one).keySet()));
        assertThat(result.verdict()).hasToString((String) one.get("verdict"));
        if (one.get("score") instanceof Number score) {
            assertThat(result.score()).isEqualTo(score.doubleValue());
        }
        if (one.get("scores") instanceof Map<?, ?> scores) {
            scores.forEach((group, score) ->
                    assertThat(grader.scores()).containsEntry((String) group, ((Number) score).doubleValue()));
        }
    }

    /** What a submission gets on each test, as a case writes it, and the tests that it was run on. */
    private record Submission(ProblemPackage problem, Map<String, String> gets, List<String> judged) {
        Submission(ProblemPackage problem, Map<String, String> gets) {
            this(problem, gets, new ArrayList<>());
        }

        /** No case has a grader program that could be run. */
        Grader grader() {
            return new Grader(problem, this::run, new CustomGraders(new ReadyProblem(problem, null)));
        }

        private TestRun run(TestCase test) {
            judged.add(test.name());
            String[] words = gets.get(test.name()).split(" ");
            boolean multiplied = words.length > 1 && words[1].startsWith("x");
            OptionalDouble number = words.length > 1
                    ? OptionalDouble.of(Double.parseDouble(multiplied ? words[1].substring(1) : words[1]))
                    : OptionalDouble.empty();
            TestResult result = new TestResult(
                    test.name(),
                    Verdict.valueOf(words[0]),
                    Duration.ZERO,
                    Duration.ZERO,
                    MemorySize.ofMebibytes(1),
                    "",
                    multiplied ? OptionalDouble.empty() : number);
            StoredFile none = new StoredFile(ContentHash.of(new byte[0]), 0);
            return new TestRun(
                    new PreparedCase(test, none, none),
                    result,
                    new byte[0],
                    multiplied ? number : OptionalDouble.empty());
        }
    }

    private ProblemPackage packageOf(String format, Map<String, ?> one) throws IOException {
        Path root = Files.createTempDirectory(directory, "case");
        String type = one.get("type") instanceof String text ? text : "scoring";
        write(root, "problem.yaml", """
                problem_format_version: %s
                name: Groups
                uuid: %s
                type: %s
                """.formatted(format, UUID, type));
        for (String test : tests(one).keySet()) {
            write(root, "data/" + test + ".in", test + "\n");
            write(root, "data/" + test + ".ans", "0\n");
        }
        if (one.get("settings") instanceof Map<?, ?> settings) {
            String file = format.equals("legacy") ? "testdata.yaml" : "test_group.yaml";
            for (var group : settings.entrySet()) {
                write(root, "data/" + group.getKey() + "/" + file, (String) group.getValue());
            }
        }
        return new PackageReader().read(root).orThrow();
    }

    private static void write(Path root, String file, String text) throws IOException {
        Path place = root.resolve(file);
        Files.createDirectories(place.getParent());
        Files.writeString(place, text);
    }

    @SuppressWarnings("unchecked")
    private static Map<String, String> tests(Map<String, ?> one) {
        return (Map<String, String>) one.get("tests");
    }

    @SuppressWarnings("unchecked")
    private static List<Map<String, ?>> cases(String format) {
        try {
            String yaml = Files.readString(CASES.resolve(format + ".yaml"));
            return (List<Map<String, ?>>) new Load(LoadSettings.builder().build()).loadFromString(yaml);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
