package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.exchange.Imported;
import dev.grundy.format.exchange.PackageImport;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.workshop.TestWorkshop;
import dev.grundy.testsupport.SharedStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Imports problem data of DMOJ and judges programs by it: the verdicts are those that DMOJ would give. */
@Tag("sandbox")
class ImportedProblemsTest {
    /** Accepts two numbers of sum 0; half of the points for a sum of 1, as testlib says it. */
    private static final String SUM_CHECKER = """
            #include <stdio.h>
            int main(int argc, char *argv[]) {
                int a, b;
                FILE *output = fopen(argv[2], "r");
                if (fscanf(output, "%d%d", &a, &b) != 2) return 2;
                if (a + b == 1) { fprintf(stderr, "points 5"); return 7; }
                return a + b != 0;
            }
            """;

    @TempDir
    static Path directory;

    private static LocalJudge judge;
    private static int imports;

    @BeforeAll
    static void openJudge() {
        judge = LocalJudge.open(Host.look(TestWorkshop.RUNNER), SharedStore.open(), directory.resolve("run"));
    }

    @AfterAll
    static void closeJudge() {
        judge.close();
    }

    private static Imported imported(String init, String... filesAndTexts) throws IOException {
        Path source = Files.createDirectory(directory.resolve("source" + ++imports));
        Files.writeString(source.resolve("init.yml"), init);
        for (int i = 0; i < filesAndTexts.length; i += 2) {
            Path file = source.resolve(filesAndTexts[i]);
            Files.createDirectories(file.getParent());
            Files.writeString(file, filesAndTexts[i + 1]);
        }
        return new PackageImport(directory.resolve("problems")).run(source);
    }

    private static JudgeReport judged(Imported problem, String python) throws IOException {
        Path source = Files.writeString(directory.resolve("solution.py"), python);
        return judge.judge(problem.reading().orThrow(), source, Optional.empty(), 1, JudgingListener.SILENT);
    }

    @Test
    void theStandardCheckerLooksAtLinesButNotAtSpacesAndBlankLines() throws IOException {
        Imported problem =
                imported("test_cases:\n- {in: 1.in, out: 1.out, points: 1}\n", "1.in", "1\n", "1.out", "a b\nc\n");

        assertThat(judged(problem, "print('\\n a   b \\n\\nc')").verdict()).isEqualTo(Verdict.AC);
        assertThat(judged(problem, "print('a b c')").verdict()).isEqualTo(Verdict.WA);
        assertThat(judged(problem, "print('A b\\nc')").verdict()).isEqualTo(Verdict.WA);
    }

    @Test
    void aBridgedCheckerKeepsItsVerdictsAndPoints() throws IOException {
        Imported problem = imported(
                "checker: {name: bridged, args: {files: sum.c, lang: C, type: testlib}}\ntest_cases:\n- points: 10\n",
                "sum.c",
                SUM_CHECKER);

        assertThat(judged(problem, "print(-3, 3)").score()).isEqualTo(10.0);
        assertThat(judged(problem, "print(-2, 3)").score()).isEqualTo(5.0);
        assertThat(judged(problem, "print(3, 3)").verdict()).isEqualTo(Verdict.WA);
        assertThat(judged(problem, "print('x')").verdict()).isEqualTo(Verdict.WA);
    }

    @Test
    void aFractionOfThePointsIsTakenFromACociChecker() throws IOException {
        Imported problem = imported(
                "checker: {name: bridged, args: {files: [c.py], lang: PY3, type: coci}}\n"
                        + "test_cases:\n- {in: 1.in, points: 20}\n",
                "1.in",
                "1\n",
                "c.py",
                "import sys\nsys.stderr.write('partial 3/4\\n')\nsys.exit(7)\n");

        assertThat(judged(problem, "print(1)").score()).isEqualTo(15.0);
    }

    @Test
    void aBridgedInteractorTalks() throws IOException {
        Imported problem = imported(
                "interactive: {files: ask.py}\ntest_cases:\n- {in: 1.in, out: 1.out, points: 1}\n",
                "1.in",
                "5\n",
                "1.out",
                "25\n",
                "ask.py",
                """
                        import sys
                        print(open(sys.argv[1]).read().strip(), flush=True)
                        sys.exit(0 if input() == open(sys.argv[2]).read().strip() else 1)
                        """);

        assertThat(judged(problem, "print(int(input()) ** 2)").verdict()).isEqualTo(Verdict.AC);
        assertThat(judged(problem, "print(int(input()) + 20 + 1)").verdict()).isEqualTo(Verdict.WA);
    }

    /** Prints its arguments, each in brackets, after what it reads; the answer is how many there are. */
    private static final String ARGUMENTS = """
            #include <stdio.h>
            int main(int argc, char *argv[]) {
                for (int c; (c = getchar()) != EOF; ) putchar(c);
                for (int i = 1; i < argc; i++) printf("[%s]\\n", argv[i]);
                fprintf(stderr, "%d\\n", argc - 1 + ADDED);
            }
            """;

    @Test
    void aGeneratorMakesInputsAndAnswersInCellsWithTheArgumentsOfEachTest() throws IOException {
        Imported problem = imported(
                "generator: {source: tools/gen.cpp, flags: [-DADDED=100]}\n"
                        + "test_cases:\n- {generator_args: [3, 'a b', '', '{name}', '\\0']}\n- {generator_args: []}\n",
                "tools/gen.cpp",
                ARGUMENTS);
        assertThat(problem.reading().errors()).isEmpty();

        JudgeReport right = judged(problem, "import sys\nprint(100 + sys.stdin.read().count('['))");
        assertThat(right.verdict()).as(JudgeText.of(right)).isEqualTo(Verdict.AC);
        assertThat(right.tests()).hasSize(2);
        JudgeReport wrong = judged(problem, "print(0)");
        assertThat(wrong.verdict()).isEqualTo(Verdict.WA);
        assertThat(Objects.requireNonNull(wrong.firstFailure()).input()).isEqualTo("[3]\n[a b]\n[]\n[{name}]\n[\\0]\n");
        assertThat(wrong.firstFailure().expected()).isEqualTo("105\n");
    }

    @Test
    void aGeneratorReadsTheInputThatIsGivenAndAGivenAnswerGoesBeforeItsOwn() throws IOException {
        Imported problem = imported(
                "generator: gen.py\ntest_cases:\n- {in: 1.in, generator_args: [x]}\n- {out: 2.out}\n"
                        + "- {in: 1.in, out: 2.out}\n- {in: 1.in, generator_args: [quiet]}\n",
                "gen.py",
                """
                        import sys
                        given = sys.stdin.read()
                        if 'quiet' not in sys.argv: print(given.upper() + 'made')
                        print(len(sys.argv), file=sys.stderr)
                        """,
                "1.in",
                "given\n",
                "2.out",
                "2\n");
        assertThat(problem.reading().errors()).isEmpty();

        JudgeReport report = judged(problem, """
                import sys
                read = sys.stdin.read()
                print(2 if read in ('GIVEN\\nmade\\n', 'made\\n', 'given\\n') else repr(read))
                """);
        assertThat(report.tests()).hasSize(4);
        assertThat(report.verdict()).as(JudgeText.of(report)).isEqualTo(Verdict.AC);
    }

    @Test
    void aGeneratorThatFailsIsToldWithItsMessage() throws IOException {
        Imported problem = imported(
                "test_cases:\n- points: 5\n  generator: gen.py\n  batched:\n  - {generator_args: [1]}\n"
                        + "  - {generator_args: [1]}\n",
                "gen.py",
                "import sys\nsys.exit('no such size: ' + sys.argv[1])\n");
        assertThat(problem.reading().errors()).as("equal tests are told apart").isEmpty();

        JudgeReport report = judged(problem, "print(1)");
        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertThat(report.message()).contains("generators/gen", "no such size: 1");
    }

    @Test
    void nothingIsJudgedByOtherRulesThanTheAuthors() throws IOException {
        Imported problem = imported(
                "checker: {name: bridged, args: {files: c.cpp, type: peg}}\ntest_cases:\n- {in: 1.in, out: 1.out, points: 1}\n",
                "1.in",
                "1\n",
                "1.out",
                "1\n",
                "c.cpp",
                "int main() {}\n");

        assertThat(problem.losses()).anyMatch(loss -> loss.contains("'peg'") && loss.contains("nothing is judged"));
        JudgeReport report = judged(problem, "print(1)");
        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertThat(report.message()).contains("cannot be carried over: write an output validator");
    }
}
