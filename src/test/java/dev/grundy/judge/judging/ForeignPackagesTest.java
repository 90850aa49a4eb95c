package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.TrialRunner;
import dev.grundy.testsupport.Together;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Judges every submission of packages below {@code src/test/resources/foreign/}, and compares with the package's own
 * expectation. The packages are written as authors for Kattis, DOMjudge and BAPCtools write them. Submissions in
 * languages that this host lacks are left out.
 */
@Tag("sandbox")
class ForeignPackagesTest {
    private static final Path PACKAGES = Path.of("src/test/resources/foreign");

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TestFactory
    Stream<DynamicTest> givesTheVerdictThatItsAuthorExpects() throws IOException {
        String only = System.getProperty("foreign", "");
        try (Stream<Path> packages = Files.list(PACKAGES)) {
            List<Sent> all = packages.filter(path -> path.toString().contains(only))
                    .sorted()
                    .map(path -> new PackageReader().read(path).orThrow())
                    .flatMap(problem -> problem.submissions().stream().map(submission -> new Sent(problem, submission)))
                    .filter(sent -> canBeJudged(sent.problem(), sent.submission()))
                    .toList();
            return Together.tests(all, Sent::toString, sent -> check(sent.problem(), sent.submission()));
        }
    }

    private record Sent(ProblemPackage problem, PackageSubmission submission) {
        @Override
        public String toString() {
            return problem.name() + "/" + submission.path();
        }
    }

    private static boolean canBeJudged(ProblemPackage problem, PackageSubmission submission) {
        return !(new TrialRunner(problem, JUDGE.workshop()).candidate(submission) instanceof Candidate.Unavailable);
    }

    private static void check(ProblemPackage problem, PackageSubmission submission) {
        Path source = problem.root().resolve("submissions").resolve(submission.path());
        JudgeReport report = JUDGE.local().judge(problem, source, Optional.empty(), 1, JudgingListener.SILENT);
        assertThat(submission.expectedVerdicts()).as(report.toJson()).contains(report.verdict());
        submission.expectations().stream()
                .filter(expectation -> expectation.tests().isEmpty())
                .flatMap(expectation ->
                        Optional.of(expectation).map(Expectation::score).flatMap(range -> range).stream())
                .forEach(range -> assertThat(range.includes(Objects.requireNonNull(report.score())))
                        .as(report.toJson())
                        .isTrue());
    }
}
