package dev.grundy.studio.verify.outcome;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.host.JudgeException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FindingsTest {
    private final Findings findings = new Findings(Check.INPUTS_VALID);

    /** How many inputs were looked at, what was found of them, and what the check comes to. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            3 |                         | ok      | 3 inputs
            3 | skipped                 | ok      | 3 inputs, 1 skipped
            2 | skipped skipped         | skipped | 3 inputs, 2 skipped
            0 | skipped                 | skipped | 3 inputs, 1 skipped
            3 | warning skipped         | warning | 3 inputs, 1 doubtful, 1 skipped
            3 | warning error skipped   | error   | 3 inputs, 1 wrong, 1 doubtful, 1 skipped
            3 | error warning error     | error   | 3 inputs, 2 wrong, 1 doubtful
            """)
    void comeToTheWorstOfThem(int looked, String found, String status, String told) {
        for (int i = 0; i < looked; i++) {
            findings.looked();
        }
        String[] all = found == null ? new String[0] : found.split(" ");
        for (int i = 0; i < all.length; i++) {
            findings.add(Status.valueOf(all[i].toUpperCase(Locale.ROOT)), "input " + i, "mend it");
        }
        CheckResult result = findings.result("3 inputs");
        assertThat(result.status().label()).isEqualTo(status);
        assertThat(result.found()).isEqualTo(told);
        assertThat(findings.count()).isEqualTo(looked);
    }

    @Test
    void theWorstStandFirstAndEachOnce() {
        findings.skip("c", "too large");
        findings.warning("b", "look at it");
        findings.error("a", "mend it");
        findings.error("a", "mend it");

        assertThat(findings.result("all").findings())
                .extracting(finding -> finding.status().label() + ": " + finding)
                .containsExactly("error: a; mend it", "warning: b; look at it", "skipped: c; too large");
    }

    @Test
    void aProgramOfThePackageThatFailsIsAnErrorAndTheRestGoesOn() {
        findings.attempt(() -> {
            throw new JudgeException("the validator of x crashed");
        });
        findings.attempt(() -> findings.warning("y", "look at it"));

        assertThat(findings.count()).isEqualTo(2);
        assertThat(findings.result("all").findings())
                .extracting(CheckFinding::found)
                .containsExactly("the validator of x crashed", "y");
    }

    @Test
    void aFaultOfOursIsNoFinding() {
        assertThatThrownBy(() -> findings.attempt(() -> {
                    throw new IllegalStateException("ours");
                }))
                .hasMessage("ours");
        assertThat(findings.result("all").findings()).isEmpty();
    }
}
