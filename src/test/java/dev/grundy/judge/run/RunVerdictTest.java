package dev.grundy.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunVerdictTest {
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(1), MemorySize.ofMebibytes(64), MemorySize.ofMebibytes(8));

    @ParameterizedTest
    @CsvSource({
        "EXITED,0,0,900,AC",
        "EXITED,0,0,1001,TLE",
        "EXITED,1,0,900,RTE",
        "EXITED,1,0,1001,TLE",
        "SIGNALED,-1,11,10,RTE",
        "CPU_LIMIT,-1,9,1100,TLE",
        "WALL_LIMIT,-1,9,10,TLE",
        "MEMORY_LIMIT,-1,9,10,MLE",
        "OUTPUT_LIMIT,-1,9,10,OLE"
    })
    void tellsHowARunEnded(Ending ending, int exitCode, int signal, int cpuMillis, Verdict expected) {
        assertThat(run(ending, exitCode, signal, cpuMillis, "", "cpp").verdict())
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "java|Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space",
                "java|Error occurred during initialization of VM Too small maximum heap",
                "cpp|terminate called after throwing an instance of 'std::bad_alloc'",
                "python|MemoryError",
                "javascript|FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory"
            })
    void believesTheLanguageThatMemoryWasShort(String language, String stderr) {
        assertThat(run(Ending.EXITED, 1, 0, 10, stderr, language).verdict()).isEqualTo(Verdict.MLE);
        assertThat(run(Ending.EXITED, 0, 0, 10, stderr, language).verdict()).isEqualTo(Verdict.AC);
    }

    @Test
    void neverBelievesOtherWordsOnStandardError() {
        assertThat(run(Ending.EXITED, 1, 0, 10, "timelimit exceeded", "cpp").verdict())
                .isEqualTo(Verdict.RTE);
        assertThat(run(Ending.EXITED, 1, 0, 10, "java.lang.OutOfMemoryError", "cpp")
                        .verdict())
                .isEqualTo(Verdict.RTE);
    }

    @Test
    void namesTheSignalAndKeepsTheEndOfStandardError() {
        String message = run(Ending.SIGNALED, -1, 11, 10, "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n", "cpp")
                .message();
        assertThat(message)
                .startsWith("killed by signal SIGSEGV")
                .contains("\n2\n")
                .endsWith("13")
                .doesNotContain("\n1\n");
    }

    private static Run run(Ending ending, int exitCode, int signal, int cpuMillis, String stderr, String language) {
        Language known = Languages.standard().find(language).orElseThrow();
        RunOutcome outcome = new RunOutcome(
                ending,
                exitCode,
                signal,
                Duration.ofMillis(cpuMillis),
                Duration.ofSeconds(1),
                Duration.ZERO,
                MemorySize.ofMebibytes(3),
                new byte[0],
                stderr.getBytes(StandardCharsets.UTF_8),
                Map.of(),
                false);
        return RunVerdict.of(outcome, LIMITS, known.symptoms());
    }
}
