package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.explore.idea.IdeaComparison;
import dev.grundy.judge.explore.idea.IdeaLimits;
import dev.grundy.judge.explore.idea.IdeaListener;
import dev.grundy.judge.hand.HandCheck;
import dev.grundy.judge.invoke.ChosenInput;
import dev.grundy.judge.invoke.Invoker;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.Score;
import dev.grundy.judge.search.CounterexampleSearch;
import dev.grundy.judge.search.SearchLimits;
import dev.grundy.judge.search.SearchListener;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Outputs around the size of a request to a cell, and as large as the problem allows: a reader of one has an answer. */
@Tag("sandbox")
class LargeOutputTest {
    private static final int MOST = 2 << 20;

    /** Tells how much it read. */
    private static final String COUNTS = """
            import sys
            said = sys.stdin.read()
            open(sys.argv[3] + "judgemessage.txt", "w").write(str(len(said)))
            sys.exit(42 if said.split() == open(sys.argv[2]).read().split() else 43)
            """;

    /** Keeps what it read for a second pass, and tells then how much it kept. */
    private static final String COUNTS_LATER = """
            import os, sys
            kept = sys.argv[3] + "kept"
            if os.path.exists(kept):
                open(sys.argv[3] + "judgemessage.txt", "w").write(str(os.path.getsize(kept)))
                sys.exit(43)
            open(kept, "w").write(sys.stdin.read())
            open(sys.argv[3] + "nextpass.in", "w").write("again\\n")
            sys.exit(42)
            """;

    @TempDir
    private static Path directory;

    private static TestWorkshop shop;
    private static ProblemPackage counted;

    @BeforeAll
    static void open() throws IOException {
        shop = TestWorkshop.withEmptyStore();
        Path root = copyOf("fresh");
        Files.createDirectories(root.resolve("output_validator"));
        Files.writeString(root.resolve("output_validator/check.py"), COUNTS);
        Files.createDirectories(root.resolve("submissions/wrong_answer"));
        Files.writeString(root.resolve("submissions/wrong_answer/large.py"), program(MOST));
        Files.writeString(
                root.resolve("submissions/submissions.yaml"),
                "wrong_answer/large.py:\n  idea:\n    en: prints far too much\n    de: viel zu viel ausgibt\n");
        counted = read(root);
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, MOST})
    void everyConsumerHasAnAnswer(int size) throws IOException {
        String count = Integer.toString(size);
        byte[] output = "7".repeat(size).getBytes(StandardCharsets.UTF_8);
        PreparedCase test = new Generation(new ReadyProblem(counted, shop.workshop))
                .prepare(counted.tests().samples().getFirst());

        assertThat(wrong(counted, size)).as("checker").isEqualTo(count);
        assertThat(wrong(changed("passes", "output_validator/check.py", COUNTS_LATER), size))
                .as("checker in a second pass")
                .isEqualTo(count);
        assertThat(wrong(read(copyOf("fresh")), size)).as("comparison").isNotEmpty();
        assertThat(wrong(read(copyOf("guess")), "import sys\nsys.stdout.write('7' * " + size + ")"))
                .as("interactor")
                .isNotEmpty();
        assertThat(new HandCheck(new ReadyProblem(counted, shop.workshop))
                        .check("1 2\n", "3\n", "7".repeat(size))
                        .message())
                .as("answer by hand")
                .isEqualTo(count);
        assertThat(new TrialRunner(counted, shop.workshop).opinion(test, output))
                .as("opinion of verify")
                .extracting(Opinion::answer, Opinion::message)
                .containsExactly(Opinion.Answer.REFUSES, count);
        assertThat(new Invoker(shop.workshop)
                        .invoke(request(counted, size), List.of(new ChosenInput.Sample("sample/1-one")), () -> {})
                        .cases())
                .as("run before submitting")
                .singleElement()
                .satisfies(one -> assertThat(one.message()).isEqualTo(count));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, MOST})
    void whatIsDoneInIdleTimesHasAnAnswer(int size) {
        SearchLimits limits = new SearchLimits(Duration.ofSeconds(60), Duration.ofSeconds(60), 4, 1);
        assertThat(new CounterexampleSearch(shop.workshop)
                        .find(request(counted, size), limits, SearchListener.SILENT)
                        .counterexample())
                .as("counterexample")
                .satisfies(found -> assertThat(found.message()).isEqualTo(Integer.toString(size)));
        assertThat(new IdeaComparison(counted, shop.workshop, IdeaLimits.USUAL, IdeaListener.SILENT)
                        .compare(request(counted, size))
                        .cpu())
                .as("ideas")
                .isPositive();
    }

    @Test
    void aGraderIsAskedWhateverWasPrinted() throws IOException {
        Path root = copyOf("legacy-points");
        Files.createDirectories(root.resolve("graders"));
        Files.writeString(root.resolve("graders/grade.py"), "import sys\nprint('AC', len(sys.stdin.read().split()))\n");
        Files.writeString(root.resolve("data/testdata.yaml"), "grading: custom\nrange: 0 100\non_reject: continue\n");
        JudgingResult result = judge(read(root), program(MOST));
        assertThat(result.trouble()).isEmpty();
        assertThat(result.score()).contains(new Score(4, Optional.of(100.0)));
    }

    @Test
    void aFailureThatNobodyForesawIsAJudgeErrorWithItsStep() {
        JudgingResult result = new Judge(shop.workshop).judge(request(counted, 0), new JudgingListener() {
            @Override
            public void testing(int number, int total, String name) {
                throw new IllegalArgumentException("no such number");
            }
        });
        assertThat(result.verdict()).isEqualTo(Verdict.JE);
        assertThat(result.trouble())
                .hasValueSatisfying(trouble -> assertThat(trouble)
                        .isEqualTo("while judging test sample/1-one: unforeseen,"
                                + " java.lang.IllegalArgumentException: no such number"));
    }

    /** What is said of the sample. */
    private static String wrong(ProblemPackage problem, int size) {
        return wrong(problem, program(size));
    }

    private static String wrong(ProblemPackage problem, String program) {
        JudgingResult result = judge(problem, program);
        assertThat(result.trouble()).isEmpty();
        assertThat(result.verdict()).isEqualTo(Verdict.WA);
        return result.firstFailure().orElseThrow().message();
    }

    private static JudgingResult judge(ProblemPackage problem, String program) {
        return new Judge(shop.workshop).judge(request(problem, program), JudgingListener.SILENT);
    }

    private static JudgingRequest request(ProblemPackage problem, int size) {
        return request(problem, program(size));
    }

    private static JudgingRequest request(ProblemPackage problem, String program) {
        return JudgingRequest.of(problem, Source.single(shop.language("python"), program), shop.language("python"), 1);
    }

    /** Adds, but where it adds 1 and 2, and where it does not add. */
    private static String program(int size) {
        return """
                import sys
                words = sys.stdin.readline().split()
                plain = len(words) == 2 and words[0].lstrip("-").isdigit() and words != ["1", "2"]
                sys.stdout.write(str(int(words[0]) + int(words[1])) + "\\n" if plain else "7" * %d)
                """.formatted(size);
    }

    private static ProblemPackage changed(String name, String file, String content) throws IOException {
        Path root = copyOf(name);
        Files.writeString(root.resolve(file), content);
        return read(root);
    }

    private static Path copyOf(String name) throws IOException {
        Path root = Files.createTempDirectory(directory, "package").resolve(name);
        FileTree.copy(Path.of("src/test/resources/judging", name, "package"), root);
        Path settings = root.resolve("problem.yaml");
        Files.writeString(settings, Files.readString(settings).replace("memory: 64", "memory: 64, output: 2"));
        return root;
    }

    private static ProblemPackage read(Path root) {
        return new PackageReader().read(root).orThrow();
    }
}
