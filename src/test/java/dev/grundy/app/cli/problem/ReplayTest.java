package dev.grundy.app.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.cli.Grundy;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.ReplayBundle;
import dev.grundy.judge.result.TestResult;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bundles of a program that is right but for sums above a thousand millions, judged again to the end. */
@Tag("sandbox")
class ReplayTest {
    private static final Path PACKAGE = Path.of("src/test/resources/judging/sum/package");
    private static final Path PROGRAM = Path.of("src/test/resources/judging/sum/int-overflow/solution.py");
    private static final ProblemPackage SUM = new PackageReader().read(PACKAGE).orThrow();
    private static final List<TestResult> JUDGED = List.of(
            test("sample/1", Verdict.AC),
            test("secret/1", Verdict.AC),
            test("secret/2", Verdict.AC),
            test("secret/3", Verdict.WA));
    /** Those of the package. */
    private static final ReplayBundle.Limits LIMITS = new ReplayBundle.Limits(1_000L, 64L << 20, 1L << 20);

    @TempDir
    Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @Test
    void whatWasJudgedTheSameWayDiffersNowhere() throws IOException {
        assertThat(replay(bundle(SUM.hash().hex(), LIMITS, Verdict.WA, JUDGED)))
                .as(err.toString())
                .isZero();
        assertThat(out.toString()).isEqualToIgnoringNewLines("WA as then, on 4 tests, seed 7");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void whatWasJudgedOtherwiseIsToldTestByTest() throws IOException {
        List<TestResult> accepted = List.of(JUDGED.get(0), JUDGED.get(1), JUDGED.get(2), test("secret/3", Verdict.AC));
        assertThat(replay(bundle(SUM.hash().hex(), LIMITS, Verdict.AC, accepted)))
                .as(err.toString())
                .isOne();
        assertThat(out.toString().lines())
                .containsExactly("verdict: AC then, WA now", "test secret/3: AC then, WA now", "2 differences, seed 7");
    }

    @Test
    void anotherPackageAndItsOtherLimitsAreTold() throws IOException {
        ReplayBundle.Limits twice = new ReplayBundle.Limits(2_000L, 128L << 20, 2L << 20);
        assertThat(replay(bundle("0".repeat(64), twice, Verdict.WA, JUDGED)))
                .as(err.toString())
                .isZero();
        assertThat(out.toString().lines())
                .containsExactly(
                        "package: " + "0".repeat(64) + " then, " + SUM.hash().hex() + " now",
                        "CPU time: 2000 ms then, 1000 ms now",
                        "memory: 134217728 bytes then, 67108864 bytes now",
                        "output: 2097152 bytes then, 1048576 bytes now",
                        "differences may come of that",
                        "WA as then, on 4 tests, seed 7");
    }

    private int replay(ReplayBundle bundle) throws IOException {
        Path file = Files.writeString(directory.resolve("bundle.json"), bundle.toJson());
        return Grundy.execute(
                Grundy.commandLine().setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true)),
                "replay",
                file.toString(),
                "--problem",
                PACKAGE.toString());
    }

    private static ReplayBundle bundle(
            String packageHash, ReplayBundle.Limits limits, Verdict verdict, List<TestResult> tests)
            throws IOException {
        return new ReplayBundle(
                ReplayBundle.FORMAT,
                ReplayBundle.VERSION,
                1,
                SUM.frontMatter().displayId(),
                packageHash,
                "python",
                Files.readString(PROGRAM),
                7,
                limits,
                verdict,
                tests.size(),
                tests);
    }

    private static TestResult test(String name, Verdict verdict) {
        return new TestResult(
                name, verdict, Duration.ZERO, Duration.ZERO, MemorySize.ofMebibytes(1), "", OptionalDouble.empty());
    }
}
