package dev.grundy.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.kernel.MemorySize;
import dev.grundy.problem.pack.ExitConvention;
import dev.grundy.sandbox.Ending;
import dev.grundy.sandbox.Outcome;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckerVerdictTest {
    @ParameterizedTest
    @CsvSource({"ICPC,42,true", "ICPC,43,false", "TESTLIB,0,true", "TESTLIB,1,false", "TESTLIB,2,false", "TESTLIB,4,false",
        "TESTLIB,8,false"})
    void readsTheExitCodesOfBothConventions(ExitConvention convention, int code, boolean accepted) {
        assertThat(read(convention, code, "", Map.of()).accepted()).isEqualTo(accepted);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 41, 44, 255})
    void guessesNothingFromOtherIcpcCodes(int code) {
        assertThatThrownBy(() -> read(ExitConvention.ICPC, code, "assertion failed", Map.of()))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("exit code " + code)
                .hasMessageContaining("assertion failed");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 5, 16, 134})
    void guessesNothingFromOtherTestlibCodes(int code) {
        assertThatThrownBy(() -> read(ExitConvention.TESTLIB, code, "FAIL", Map.of())).isInstanceOf(JudgeException.class);
    }

    @Test
    void takesScoreAndMessageFromTheFeedbackDirectory() {
        CheckerWord word = read(ExitConvention.ICPC, 42, "", Map.of(
                "feedback/score.txt", "12.5\n".getBytes(StandardCharsets.UTF_8),
                "feedback/judgemessage.txt", "nearly optimal".getBytes(StandardCharsets.UTF_8)));
        assertThat(word.score()).hasValue(12.5);
        assertThat(word.message()).isEqualTo("nearly optimal");
    }

    @Test
    void ignoresTheScoreOfAWrongOutput() {
        assertThat(read(ExitConvention.ICPC, 43, "", Map.of("feedback/score.txt", "7".getBytes(StandardCharsets.UTF_8))).score())
                .isEmpty();
    }

    @Test
    void refusesAScoreThatIsNoNumber() {
        assertThatThrownBy(() -> read(ExitConvention.ICPC, 42, "", Map.of("feedback/score.txt", "nan".getBytes(StandardCharsets.UTF_8))))
                .hasMessageContaining("'nan'");
    }

    @Test
    void refusesAFurtherPassOfAWrongOutput() {
        assertThatThrownBy(() -> read(ExitConvention.ICPC, 43, "", Map.of("feedback/nextpass.in", new byte[0])))
                .hasMessageContaining("nextpass.in");
    }

    @Test
    void readsTestlibsPoints() {
        assertThat(read(ExitConvention.TESTLIB, 7, "points 42.5 good", Map.of()).score()).hasValue(42.5);
        assertThatThrownBy(() -> read(ExitConvention.TESTLIB, 7, "good", Map.of())).isInstanceOf(JudgeException.class);
    }

    @Test
    void aCheckerThatHangsIsOurs() {
        assertThatThrownBy(() -> new CheckerVerdict("the checker", ExitConvention.ICPC)
                .read(outcome(Ending.CPU_LIMIT, -1, "", Map.of()))).hasMessageContaining("CPU_LIMIT");
    }

    private static CheckerWord read(ExitConvention convention, int code, String stderr, Map<String, byte[]> collected) {
        return new CheckerVerdict("the checker", convention).read(outcome(Ending.EXITED, code, stderr, collected));
    }

    private static Outcome outcome(Ending ending, int code, String stderr, Map<String, byte[]> collected) {
        return new Outcome(ending, code, 0, Duration.ofMillis(5), Duration.ofMillis(6), MemorySize.ofMebibytes(1), new byte[0],
                stderr.getBytes(StandardCharsets.UTF_8), collected, false);
    }
}
