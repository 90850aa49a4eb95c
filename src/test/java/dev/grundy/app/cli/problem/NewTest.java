package dev.grundy.app.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.cli.Grundy;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.studio.verify.Verification;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import dev.grundy.studio.verify.outcome.VerifyText;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("sandbox")
class NewTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TempDir
    Path problems;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String id) {
        return Grundy.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute("new", id, "--into", problems.toString());
    }

    private PackageReading laidOut(String id) {
        assertThat(run(id)).as(err.toString()).isZero();
        return new PackageReader().read(problems.resolve(id));
    }

    @Test
    void aLaidOutPackageIsReadWithoutAFault() {
        PackageReading reading = laidOut("ABC-001");

        assertThat(reading.faults()).isEmpty();
        assertThat(reading.orThrow().frontMatter().displayId()).isEqualTo("ABC-001");
        assertThat(reading.orThrow().frontMatter().slug()).hasToString("abc-001");
    }

    @Test
    void verifySaysOnlyWhatIsLeftToTheAuthor() {
        PackageReading reading = laidOut("ABC-001");
        VerifyReport report =
                new Verification(JUDGE.workshop(), VerifyOptions.USUAL, VerifyProgress.SILENT).verify(reading);

        assertThat(report.checks())
                .as(VerifyText.of(report))
                .filteredOn(result -> result.status() != Status.OK)
                .extracting(CheckResult::check)
                .containsExactly(
                        Check.NOTHING_LEFT_TO_WRITE,
                        Check.PINNED_HASHES,
                        Check.INVALID_OUTPUTS_REFUSED,
                        Check.VALID_OUTPUTS_ACCEPTED,
                        Check.FOLLOWS_FROM_RULES,
                        Check.RULES_DISCRIMINATE,
                        Check.COUNTEREXAMPLES,
                        Check.PLAYABLE);
        assertThat(report.of(Check.NOTHING_LEFT_TO_WRITE).status()).isEqualTo(Status.ERROR);
        assertThat(report.of(Check.PINNED_HASHES).status()).isEqualTo(Status.SKIPPED);
        assertThat(report.of(Check.NOTHING_LEFT_TO_WRITE).findings())
                .extracting(Object::toString)
                .anyMatch(finding -> finding.contains("problem.yaml:2: WRITE-ME the title"));
    }

    @Test
    void everyLaidOutPackageHasAnIdOfItsOwn() {
        assertThat(laidOut("ABC-001").orThrow().metadata().uuid())
                .isPresent()
                .isNotEqualTo(laidOut("ABC-002").orThrow().metadata().uuid());
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc-001", "ABC", "ABC001", "../ABC-001", "A-1", "ABC-", "ABC-001/x", "common", ""})
    void aNameThatIsNoDisplayIdIsRefused(String id) {
        assertThat(run(id)).isEqualTo(2);
        assertThat(err.toString()).contains("'" + id + "' is no display id", "such as ABC-001");
        assertThat(problems).isEmptyDirectory();
    }

    @Test
    void aPackageThatIsThereIsNotTouched() throws IOException {
        Path mine = Files.createDirectory(problems.resolve("ABC-001")).resolve("problem.yaml");
        Files.writeString(mine, "mine");

        assertThat(run("ABC-001")).isEqualTo(2);
        assertThat(err.toString()).contains(mine.getParent() + " already", "choose another id");
        assertThat(mine).hasContent("mine");
        assertThat(mine.getParent()).isDirectoryNotContaining("glob:**/statement");
    }
}
