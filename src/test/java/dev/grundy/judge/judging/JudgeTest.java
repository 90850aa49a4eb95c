package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class JudgeTest {
    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = TestWorkshop.withEmptyStore();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @Test
    void tellsHowAJudgingComesAlong() {
        List<String> events = new ArrayList<>();
        judge("sum", "print(sum(map(int, input().split())))", new JudgingListener() {
            @Override
            public void compiling() {
                events.add("compiling");
            }

            @Override
            public void compiled(Compilation compilation) {
                events.add("compiled");
            }

            @Override
            public void testing(int number, int total, String name) {
                events.add("testing " + number + "/" + total + " " + name);
            }

            @Override
            public void tested(int number, int total, TestResult result) {
                events.add(result.name() + " " + result.verdict());
            }
        });
        assertThat(events)
                .containsExactly(
                        "compiling",
                        "compiled",
                        "testing 1/4 sample/1",
                        "sample/1 AC",
                        "testing 2/4 secret/1",
                        "secret/1 AC",
                        "testing 3/4 secret/2",
                        "secret/2 AC",
                        "testing 4/4 secret/3",
                        "secret/3 AC");
    }

    @Test
    void saysWhatIsMadeForTheFirstTime(@TempDir Path directory) throws IOException {
        Path root = directory.resolve("new");
        FileTree.copy(Path.of("src/test/resources/judging/fresh/package"), root);
        Files.writeString(
                root.resolve("problem.yaml"), "# a package that nobody has judged\n", StandardOpenOption.APPEND);
        ProblemPackage problem = new PackageReader().read(root).orThrow();
        List<String> first = new ArrayList<>();
        judge(problem, "print(sum(map(int, input().split())))", preparing(first));
        List<String> second = new ArrayList<>();
        judge(problem, "print(sum(map(int, input().split())))", preparing(second));
        assertThat(first).containsExactly("making 1 test for the first time on this host");
        assertThat(second).isEmpty();
    }

    @Test
    void saysNothingOfTestsThatLieReady() {
        List<String> said = new ArrayList<>();
        judge("sum", "print(sum(map(int, input().split())))", preparing(said));
        assertThat(said).isEmpty();
    }

    @Test
    void saysEachRunThatItMeasuresTheTimeLimitWith(@TempDir Path directory) throws IOException {
        Path root = unlimited(directory);
        List<String> said = new ArrayList<>();
        judge(new PackageReader().read(root).orThrow(), "print(sum(map(int, input().split())))", preparing(said));
        assertThat(said)
                .hasSize(4)
                .startsWith("measuring the time limit with submissions/accepted/sum.py on secret/3 (run 1 of 4)")
                .allMatch(line -> line.startsWith("measuring the time limit with "));
    }

    /** Though texts of the package have changed since. */
    @Test
    void aMeasurementThatWasEndedGoesOnWhereItStopped(@TempDir Path directory) throws IOException {
        Path root = unlimited(directory);
        Files.writeString(
                root.resolve("submissions/accepted/sum.py"), "# not measured yet\n", StandardOpenOption.APPEND);
        ProblemPackage problem = new PackageReader().read(root).orThrow();
        assertThatThrownBy(() -> new TimeLimits(shop.workshop).of(problem, JudgeTest::endAtTheThirdRun))
                .hasMessage("ended");
        long kept = keptResults();
        Files.writeString(root.resolve("statement/problem.en.md"), "\n\nA sentence more.\n", StandardOpenOption.APPEND);
        new TimeLimits(shop.workshop).of(new PackageReader().read(root).orThrow());
        assertThat(keptResults()).as("two runs and the limit").isEqualTo(kept + 3);
    }

    private static void endAtTheThirdRun(String what) {
        if (what.endsWith("(run 3 of 4)")) {
            throw new IllegalStateException("ended");
        }
    }

    private static long keptResults() throws IOException {
        try (Stream<Path> files = Files.walk(shop.workshop.store().root().resolve("results"))) {
            return files.filter(Files::isRegularFile).count();
        }
    }

    private static Path unlimited(Path directory) throws IOException {
        Path root = directory.resolve("new");
        FileTree.copy(Path.of("src/test/resources/judging/sum/package"), root);
        Path settings = root.resolve("problem.yaml");
        Files.writeString(
                settings,
                Files.readString(settings)
                        .replaceAll("(?m)^limits:.*\\R", "")
                        .replaceAll("(?m)^ +time_limit.*\\R", ""));
        return root;
    }

    @Test
    void aGraderThatDoesNotCompileIsToldBeforeAnythingIsMeasured(@TempDir Path directory) throws IOException {
        Path root = directory.resolve("new");
        FileTree.copy(Path.of("src/test/resources/judging/legacy-points/package"), root);
        Files.createDirectories(root.resolve("graders"));
        Files.writeString(root.resolve("graders/grade.py"), "print('AC' 4)\n");
        Files.writeString(root.resolve("data/testdata.yaml"), "grading: custom\nrange: 0 100\n");
        List<String> said = new ArrayList<>();
        JudgingResult result = judge(new PackageReader().read(root).orThrow(), "print(1)", preparing(said));
        assertThat(result.trouble())
                .hasValueSatisfying(trouble -> assertThat(trouble).contains("the program grade.py does not compile"));
        assertThat(said).isEmpty();
    }

    private static JudgingListener preparing(List<String> said) {
        return new JudgingListener() {
            @Override
            public void preparing(String what) {
                said.add(what);
            }
        };
    }

    @Test
    void keepsInputAnswerAndOutputOfTheFirstFailure() {
        JudgingResult wrong =
                judge("sum", "a, b = map(int, input().split())\nprint(abs(a) + b)", JudgingListener.SILENT);
        assertThat(wrong.verdict()).isEqualTo(Verdict.WA);
        assertThat(wrong.firstFailure())
                .contains(new FirstFailure(
                        "secret/2", Verdict.WA, "-4 4\n", "0\n", "8\n", "1st word differs: expected '0', found '8'"));
    }

    @Test
    void keepsWhatWasSaidInTheFirstFailureOfAConversation() {
        JudgingResult wrong = judge(
                "guess", "print(3, flush=True)\ninput()\nprint('three', flush=True)\ninput()", JudgingListener.SILENT);
        assertThat(wrong.verdict()).isEqualTo(Verdict.WA);
        assertThat(wrong.firstFailure()).hasValueSatisfying(failure -> {
            assertThat(failure.message()).isEqualTo("not a number: three");
            assertThat(failure.conversation())
                    .isEqualTo(new Conversation(
                            List.of(
                                    new Turn(Speaker.PROGRAM, "3\n"),
                                    new Turn(Speaker.INTERACTOR, "higher\n"),
                                    new Turn(Speaker.PROGRAM, "three\n")),
                            List.of(),
                            0));
        });
    }

    @Test
    void ofAProgramThatSaysNothingItIsKeptThatNothingWasSaid() {
        JudgingResult late = judge("guess", "import time\ntime.sleep(100)", JudgingListener.SILENT);
        assertThat(late.verdict()).isEqualTo(Verdict.TLE);
        assertThat(late.firstFailure())
                .hasValueSatisfying(failure ->
                        assertThat(failure.conversation()).isEqualTo(new Conversation(List.of(), List.of(), 0)));
    }

    @Test
    void whatWentOtherwiseTheSecondTimeIsNotShown() {
        String fickle = """
                import random
                if random.random() < 0.5: raise SystemExit(3)
                print("three", flush=True)
                """;
        for (int i = 0; i < 6; i++) {
            JudgingResult result = judge("guess", fickle, JudgingListener.SILENT);
            assertThat(result.verdict()).isIn(Verdict.RTE, Verdict.WA);
            assertThat(result.firstFailure()).hasValueSatisfying(failure -> {
                Conversation held = failure.conversation();
                if (held != null) {
                    assertThat(held.beginning()).hasSize(failure.verdict() == Verdict.WA ? 1 : 0);
                }
            });
        }
    }

    @Test
    void makesTheSameFreshTestsOfTheSameSeed() {
        ProblemPackage problem = read("fresh");
        Generation generation = new Generation(new ReadyProblem(problem, shop.workshop));
        assertThat(inputs(generation, 5))
                .isEqualTo(inputs(generation, 5))
                .isNotEqualTo(inputs(generation, 6))
                .hasSize(3);
        assertThat(generation.freshTests(5))
                .extracting(TestCase::name)
                .containsExactly("fresh/01", "fresh/02", "fresh/03");
    }

    @Test
    void judgesFreshTestsAfterTheFixedOnes() {
        JudgingResult result = judge(
                "fresh", "a, b = map(int, input().split())\nprint(a + b if a < 100 else 0)", JudgingListener.SILENT);
        assertThat(result.verdict()).isEqualTo(Verdict.WA);
        assertThat(result.tests())
                .extracting(TestResult::name)
                .containsExactly("sample/1-one", "secret/2-two", "fresh/01");
    }

    @Test
    void saysWhatWentWrongOnOurSide() {
        JudgingResult result = judge("generator-crashes", "print(3)", JudgingListener.SILENT);
        assertThat(result.verdict()).isEqualTo(Verdict.JE);
        assertThat(result.trouble().orElseThrow())
                .contains("generators/make.py")
                .contains("secret/2-made")
                .contains("out of seeds")
                .contains("fix it");
    }

    private static List<String> inputs(Generation generation, long seed) {
        return generation.freshTests(seed).stream()
                .map(test -> shop.workshop.store().read(generation.prepare(test).input()))
                .map(input -> new String(input, StandardCharsets.UTF_8))
                .toList();
    }

    private static JudgingResult judge(String problem, String python, JudgingListener listener) {
        return judge(read(problem), python, listener);
    }

    private static JudgingResult judge(ProblemPackage problem, String python, JudgingListener listener) {
        return new Judge(shop.workshop)
                .judge(
                        JudgingRequest.of(
                                problem, Source.single(shop.language("python"), python), shop.language("python"), 1),
                        listener);
    }

    private static ProblemPackage read(String problem) {
        return new PackageReader()
                .read(Path.of("src/test/resources/judging", problem, "package"))
                .orThrow();
    }
}
