package dev.grundy.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judging.search.CounterexampleSearch;
import dev.grundy.judging.search.Failure;
import dev.grundy.judging.search.InstanceJudge;
import dev.grundy.judging.source.JudgingRequest;
import dev.grundy.judging.test.Lookahead;
import dev.grundy.judging.workshop.ReadyProblem;
import dev.grundy.problem.pack.PackageSubmission;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.Program;
import dev.grundy.problem.read.PackageReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * Tries wrong programs of our problems on the inputs that {@code ./grundy stress} has found for them, which
 * {@code src/test/resources/counterexamples.yaml} keeps. To be quick, one program in C++ and one in Java stand for all that would
 * have to be compiled; {@code -Dcounterexamples=GMT-001} tries all of that problem, {@code -Dcounterexamples=GMT} all there are.
 */
@Tag("sandbox")
class CounterexamplesTest {
    private static final Path PROBLEMS = Path.of("problems");
    private static final Path KNOWN = Path.of("src/test/resources/counterexamples.yaml");
    private static final Set<String> WRONG = Set.of("wrong_answer", "run_time_error");
    private static final Set<String> COMPILED = Set.of("cpp", "java");
    private static final String WANTED = System.getProperty("counterexamples", "");

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    /** By problem and program: the input, or a map whose {@code large} says why only large ones show the fault. */
    private static Map<String, Map<String, Object>> known;

    @BeforeAll
    @SuppressWarnings("unchecked")
    static void read() throws IOException {
        known = (Map<String, Map<String, Object>>)
                new Load(LoadSettings.builder().build()).loadFromString(Files.readString(KNOWN));
    }

    private record Wrong(ProblemPackage problem, PackageSubmission submission) {
        Program program() {
            return submission.program();
        }

        /** None if only large ones show what is wrong. */
        Optional<String> input() {
            return entry() instanceof String input ? Optional.of(input) : Optional.empty();
        }

        @Nullable
        Object entry() {
            return known.getOrDefault(problem.name(), Map.of()).get(submission.path());
        }

        @Override
        public String toString() {
            return problem.name() + "/" + submission.path();
        }
    }

    @Test
    void everyWrongProgramOfOursIsListed() {
        Set<String> listed = new TreeSet<>();
        known.forEach((problem, programs) -> programs.keySet().forEach(program -> listed.add(problem + "/" + program)));
        assertThat(wrongPrograms()).extracting(Wrong::toString).containsExactlyInAnyOrderElementsOf(listed);
    }

    @Test
    void everyInputCanBeWorkedThroughByHandOrItIsSaidWhyNot() {
        assertThat(wrongPrograms()).allSatisfy(wrong -> {
            if (wrong.entry() instanceof Map<?, ?> exception) {
                assertThat(exception.get("large")).asString().isNotBlank();
            } else {
                assertThat(wrong.input().orElseThrow())
                        .hasSizeLessThanOrEqualTo(CounterexampleSearch.MOST_BY_HAND_BYTES);
            }
        });
    }

    @TestFactory
    Stream<DynamicTest> failsOnItsInput() {
        List<Wrong> chosen = chosen();
        Lookahead<Wrong, Optional<Failure>> failures = new Lookahead<>(
                chosen, CounterexamplesTest::failure, JUDGE.workshop().cells().size());
        return chosen.stream()
                .onClose(failures::close)
                .map(wrong -> DynamicTest.dynamicTest(
                        wrong.toString(),
                        () -> assertThat(failures.get(wrong))
                                .hasValueSatisfying(failure -> assertThat(failure.verdict())
                                        .isIn(wrong.submission().expectedVerdicts()))));
    }

    private static Optional<Failure> failure(Wrong wrong) {
        ProblemPackage problem = wrong.problem();
        InstanceJudge judge = new CounterexampleSearch(JUDGE.workshop())
                .judge(new JudgingRequest(
                        problem,
                        ReadyProblem.source(wrong.program(), problem.constants()),
                        Optional.of(new ReadyProblem(problem, JUDGE.workshop()).language(wrong.program())),
                        wrong.program().entryPoint(),
                        1));
        byte[] input = wrong.input().orElseThrow().getBytes(StandardCharsets.UTF_8);
        assertThat(judge.isValid(input)).as("the validators accept the input").isTrue();
        return judge.failure(input, KNOWN.toString());
    }

    private static List<Wrong> chosen() {
        Set<String> represented = new HashSet<>();
        return wrongPrograms().stream()
                .filter(wrong -> wrong.input().isPresent())
                .filter(wrong -> isWanted(wrong.problem())
                        || !COMPILED.contains(extension(wrong))
                        || represented.add(extension(wrong)))
                .toList();
    }

    private static boolean isWanted(ProblemPackage problem) {
        return !WANTED.isEmpty() && problem.name().startsWith(WANTED);
    }

    private static String extension(Wrong wrong) {
        String path = wrong.submission().path();
        return path.substring(path.lastIndexOf('.') + 1);
    }

    private static List<Wrong> wrongPrograms() {
        List<Wrong> wrong = new ArrayList<>();
        for (Path root : PackageReader.packagesIn(PROBLEMS)) {
            ProblemPackage problem = new PackageReader().read(root).orThrow();
            problem.submissions().stream()
                    .filter(submission -> WRONG.contains(submission.folder()))
                    .forEach(submission -> wrong.add(new Wrong(problem, submission)));
        }
        return wrong;
    }
}
