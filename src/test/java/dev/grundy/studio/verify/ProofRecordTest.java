package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.problem.catalogue.PackageArchive;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class ProofRecordTest {
    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TempDir
    Path directory;

    private final ProofRecord proofs = new ProofRecord(JUDGE.workshop(), VerifyProgress.SILENT);
    private Path root;
    private Path file;

    @BeforeEach
    void copy() throws IOException {
        root = directory.resolve("good");
        file = root.resolve(ProblemPackage.PROOF);
        FileTree.copy(Path.of("src/test/resources/verify/good"), root);
    }

    private PackageReading reading() {
        return new PackageReader().read(root);
    }

    @Test
    void aGreenPackageIsRecordedTheSameEachTime() throws IOException {
        assertThat(proofs.record(reading()).isGreen()).isTrue();
        String first = Files.readString(file);
        proofs.record(reading());
        assertThat(file).hasContent(first);
        assertThat(proofs.differences(reading())).isEmpty();
        assertThat(RecordedProof.read(root).orElseThrow().outdated(reading().orThrow()))
                .isEmpty();
    }

    @Test
    void aProofIsNoFileOfThePackage() {
        PackageReading before = reading();
        byte[] archive = PackageArchive.of(root);
        proofs.record(before);
        assertThat(reading().orThrow().hash()).isEqualTo(before.orThrow().hash());
        assertThat(reading().faults()).isEqualTo(before.faults());
        assertThat(PackageArchive.of(root)).isEqualTo(archive);
    }

    @Test
    void aRedPackageKeepsTheProofThatItHad() throws IOException {
        proofs.record(reading());
        String green = Files.readString(file);
        Files.writeString(root.resolve("submissions/counterexamples.yaml"), "wrong_answer/greatest.py: \"1\\n3\\n\"\n");
        VerifyReport report = proofs.record(reading());
        assertThat(report.of(Check.COUNTEREXAMPLES).status()).isEqualTo(Status.ERROR);
        assertThat(file).hasContent(green);
        assertThat(proofs.differences(reading()))
                .anyMatch(difference -> difference.startsWith("hash is recorded as "))
                .contains("counterexamples: status is recorded as 'ok' and is 'error'")
                .anyMatch(difference -> difference.startsWith("counterexamples: wrong_answer/greatest.py got AC"));
        assertThat(RecordedProof.read(root).orElseThrow().outdated(reading().orThrow()))
                .contains("the package has changed since it was proved");
    }

    @Test
    void aProofThatSomebodyWroteIsFoundOut() throws IOException {
        proofs.record(reading());
        Files.writeString(file, Files.readString(file).replace("\"instances\" : 5", "\"instances\" : 500"));
        assertThat(proofs.differences(reading())).containsExactly("by-hand: instances is recorded as '500' and is '5'");
    }

    @Test
    void aPackageWithoutAProofSaysSo() {
        assertThat(proofs.differences(reading())).containsExactly("there is no proof.json");
    }
}
