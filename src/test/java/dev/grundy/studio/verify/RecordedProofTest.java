package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.format.pack.ProblemPackage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedProofTest {
    private static final RecordedProof PROOF = proof("by-hand", "ok", "15 instances on 3 levels", Map.of("levels", 3L));

    @TempDir
    Path root;

    @Test
    void theFileIsMadeForPeopleAndComparisons() throws IOException {
        PROOF.write(root);
        assertThat(root.resolve(ProblemPackage.PROOF)).hasContent("""
                {
                  "problem" : "TST-001",
                  "hash" : "00ff",
                  "checks_version" : 1,
                  "checks" : [
                    {
                      "check" : "by-hand",
                      "status" : "ok",
                      "found" : "15 instances on 3 levels",
                      "figures" : {
                        "levels" : 3
                      }
                    }
                  ]
                }
                """);
        assertThat(RecordedProof.read(root)).contains(PROOF);
    }

    @Test
    void nothingIsRecordedBesideANewPackage() {
        assertThat(RecordedProof.read(root)).isEmpty();
    }

    @Test
    void whatIsNoProofIsToldWithItsCure() throws IOException {
        for (String text : List.of("null", "{}", "[", PROOF.text().replace("found", "lost"))) {
            Files.writeString(root.resolve(ProblemPackage.PROOF), text);
            assertThatThrownBy(() -> RecordedProof.read(root))
                    .as(text)
                    .isInstanceOf(UnusableException.class)
                    .hasMessageContaining("is no recorded proof: ")
                    .hasMessageContaining("./grundy verify --record ");
        }
    }

    @Test
    void theSameProofDiffersInNothing() {
        assertThat(PROOF.differences(RecordedProofTest.PROOF)).isEmpty();
    }

    @Test
    void aFigureThatDiffersIsNamed() {
        assertThat(PROOF.differences(proof("by-hand", "ok", "15 instances on 3 levels", Map.of("levels", 4L))))
                .containsExactly("by-hand: levels is recorded as '3' and is '4'");
        assertThat(PROOF.differences(proof("by-hand", "ok", "15 instances on 3 levels", Map.of("seeds", 5L))))
                .containsExactly(
                        "by-hand: levels is recorded as '3' and is 'nothing'", "by-hand: seeds is not recorded");
    }

    @Test
    void aCheckThatDiffersIsNamed() {
        assertThat(PROOF.differences(
                        proof("by-hand", "error", "15 instances on 3 levels, 1 wrong", Map.of("levels", 3L))))
                .containsExactly(
                        "by-hand: status is recorded as 'ok' and is 'error'",
                        "by-hand: found is recorded as '15 instances on 3 levels' and is '15 instances on 3 levels, 1 wrong'");
        assertThat(PROOF.differences(proof("playable", "ok", "", Map.of())))
                .containsExactly("by-hand is recorded, and is no check that is recorded", "playable is not recorded");
    }

    @Test
    void aCheckThatStandsTwiceIsSeen() {
        RecordedProof twice = new RecordedProof(
                PROOF.problem(),
                PROOF.hash(),
                PROOF.checksVersion(),
                List.of(PROOF.checks().getFirst(), PROOF.checks().getFirst()));
        assertThat(twice.differences(PROOF)).containsExactly("the checks stand in another order, or more than once");
    }

    private static RecordedProof proof(String check, String status, String found, Map<String, Long> figures) {
        return new RecordedProof("TST-001", "00ff", 1, List.of(new RecordedProof.Entry(check, status, found, figures)));
    }
}
