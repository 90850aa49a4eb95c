package dev.grundy.app.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.cli.output.ExitCode;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.studio.verify.ProofRecord;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class RecordKeepingTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TempDir
    Path directory;

    private final StringWriter out = new StringWriter();
    private final RecordKeeping keeping =
            new RecordKeeping(new ProofRecord(JUDGE.workshop(), VerifyProgress.SILENT), new PrintWriter(out));
    private Path root;

    @BeforeEach
    void copy() throws IOException {
        root = directory.resolve("TST-001");
        FileTree.copy(Path.of("src/test/resources/verify/good"), root);
    }

    private List<PackageReading> reading() {
        return List.of(new PackageReader().read(root));
    }

    private void makeRed() throws IOException {
        Files.writeString(root.resolve("attachments/starter.py"), "raise SystemExit(1)\n");
    }

    @Test
    void aGreenPackageIsRecordedAndAsRecorded() {
        assertThat(keeping.record(reading())).isEqualTo(ExitCode.FINE);
        assertThat(keeping.compare(reading())).isEqualTo(ExitCode.FINE);
        assertThat(out).hasToString("TST-001: recorded in proof.json\nTST-001: as recorded\n");
    }

    @Test
    void aRedOneIsNotAndTheCheckIsNamed() throws IOException {
        makeRed();
        assertThat(keeping.record(reading())).isEqualTo(ExitCode.NOT);
        assertThat(out.toString())
                .contains("attachments/starter.py got RTE")
                .endsWith("TST-001: not recorded, proof.json stays as it was; red: starters-run\n");
        assertThat(root.resolve("proof.json")).doesNotExist();
    }

    @Test
    void whatDiffersIsToldWithTheCommandThatRenewsIt() throws IOException {
        keeping.record(reading());
        makeRed();
        assertThat(keeping.compare(reading())).isEqualTo(ExitCode.NOT);
        assertThat(out.toString())
                .contains("TST-001: starters-run: status is recorded as 'ok' and is 'error'\n")
                .endsWith("TST-001: not as recorded; if that was meant: ./grundy verify --record TST-001\n");
    }

    @Test
    void aBrokenPackageIsUnusable() throws IOException {
        Files.writeString(root.resolve("problem.yaml"), "name: [\n");
        assertThat(keeping.record(reading())).isEqualTo(ExitCode.UNUSABLE);
        assertThat(keeping.compare(reading())).isEqualTo(ExitCode.UNUSABLE);
        assertThat(out.toString()).contains("TST-001/problem.yaml");
    }
}
