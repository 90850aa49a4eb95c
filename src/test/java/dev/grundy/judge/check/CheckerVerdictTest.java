package dev.grundy.judge.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CheckerVerdictTest {
    @Test
    void readsTheExitCodesOfTheFormat() {
        assertThat(read(42, "", Map.of()).accepted()).isTrue();
        assertThat(read(43, "", Map.of()).accepted()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 41, 44, 255})
    void guessesNothingFromOtherCodes(int code) {
        assertThatThrownBy(() -> read(code, "assertion failed", Map.of()))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("exit code " + code)
                .hasMessageContaining("assertion failed");
    }

    @Test
    void takesScoreAndMessageFromTheFeedbackDirectory() {
        CheckerWord word = read(
                42,
                "",
                Map.of(
                        "feedback/score.txt", "12.5\n".getBytes(StandardCharsets.UTF_8),
                        "feedback/judgemessage.txt", "nearly optimal".getBytes(StandardCharsets.UTF_8)));
        assertThat(word.score()).hasValue(12.5);
        assertThat(word.message()).isEqualTo("nearly optimal");
    }

    @Test
    void ignoresTheScoreOfAWrongOutput() {
        assertThat(read(43, "", Map.of("feedback/score.txt", "7".getBytes(StandardCharsets.UTF_8)))
                        .score())
                .isEmpty();
    }

    @Test
    void refusesAScoreThatIsNoNumber() {
        assertThatThrownBy(() -> read(42, "", Map.of("feedback/score.txt", "nan".getBytes(StandardCharsets.UTF_8))))
                .hasMessageContaining("'nan'");
    }

    @Test
    void refusesAFurtherPassOfAWrongOutput() {
        assertThatThrownBy(() -> read(43, "", Map.of("feedback/nextpass.in", new byte[0])))
                .hasMessageContaining("nextpass.in");
    }

    @Test
    void aCheckerThatHangsIsOurs() {
        assertThatThrownBy(() -> new CheckerVerdict("the checker").read(outcome(Ending.CPU_LIMIT, -1, "", Map.of())))
                .hasMessageContaining("CPU_LIMIT");
    }

    private static CheckerWord read(int code, String stderr, Map<String, byte[]> collected) {
        return new CheckerVerdict("the checker").read(outcome(Ending.EXITED, code, stderr, collected));
    }

    private static RunOutcome outcome(Ending ending, int code, String stderr, Map<String, byte[]> collected) {
        return new RunOutcome(
                ending,
                code,
                0,
                Duration.ofMillis(5),
                Duration.ofMillis(6),
                Duration.ZERO,
                MemorySize.ofMebibytes(1),
                new byte[0],
                stderr.getBytes(StandardCharsets.UTF_8),
                collected,
                false);
    }
}
