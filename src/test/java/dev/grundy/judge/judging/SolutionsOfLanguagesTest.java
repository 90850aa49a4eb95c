package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.workshop.OfferedHere;
import dev.grundy.testsupport.run.AllOnly;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The problems of the source documents, solved in languages that our packages bring no solution in. */
@Tag("sandbox")
class SolutionsOfLanguagesTest {
    private static final Path SOLUTIONS = Path.of("src/test/resources/languages/solutions");
    private static final List<String> PROBLEMS =
            List.of("GMT-001", "GMT-002", "GMT-003", "GMT-004", "GMT-011", "GMT-012", "GMT-013");

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    static List<Path> inC() throws IOException {
        return solutions().filter(SolutionsOfLanguagesTest::isC).toList();
    }

    static List<Path> inOthers() throws IOException {
        return solutions().filter(file -> !isC(file)).toList();
    }

    private static Stream<Path> solutions() throws IOException {
        try (Stream<Path> files = Files.walk(SOLUTIONS)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        }
    }

    private static boolean isC(Path file) {
        return file.toString().endsWith(".c");
    }

    @ParameterizedTest
    @MethodSource("inC")
    void aSolutionInCIsAccepted(Path solution) {
        assertAccepted(solution);
    }

    @ParameterizedTest
    @MethodSource("inOthers")
    @AllOnly("35 programs, most of them compiled for seconds; VerdictsOfLanguagesTest is the short one")
    void aSolutionInALanguageThatIsOfferedWhereInstalledIsAccepted(Path solution) {
        assertAccepted(solution);
    }

    private static void assertAccepted(Path solution) {
        Language language = JUDGE.workshop()
                .toolchains()
                .languages()
                .ofFile(solution.getFileName().toString())
                .orElseThrow();
        OfferedHere.assumeToolsOf(language, JUDGE.workshop().toolchains());
        ProblemPackage problem = new PackageReader()
                .read(Path.of("problems").resolve(solution.getParent().getFileName()))
                .orThrow();
        JudgeReport report = JUDGE.local().judge(problem, solution, Optional.empty(), 1, JudgingListener.SILENT);
        assertThat(report.verdict()).as(report.toJson()).isEqualTo(Verdict.AC);
    }

    @Test
    void eachOfThemIsSolvedInC() {
        assertThat(PROBLEMS)
                .allSatisfy(problem -> assertThat(SOLUTIONS.resolve(problem).resolve("solution.c"))
                        .exists());
    }
}
