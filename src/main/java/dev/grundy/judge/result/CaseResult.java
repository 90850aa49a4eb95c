package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * The result of running a program on one input that somebody chose. Long texts are excerpts, which say so at their ends; any may be empty.
 *
 * @param name     of the sample, or empty for an input of one's own
 * @param verdict  the end of the run and, where the right answer is known, the checker's verdict; AC where it is not
 * @param answer   whether there is something to compare the output with
 * @param expected the reference solver's output; empty unless the answer is known
 * @param message  the failure of the run, the checker's words about the output, or the reason why the input is not allowed
 * @param stderr   the program's text on standard error
 * @param conversation with the interactor; null where there is none
 */
public record CaseResult(
        String name,
        Verdict verdict,
        Answer answer,
        @JsonProperty("cpu_time_us") @Micros Duration cpu,
        @JsonProperty("memory_bytes") MemorySize memory,
        String input,
        String output,
        String expected,
        String message,
        String stderr,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Conversation conversation) {
    /** Without a conversation. */
    public CaseResult(
            String name,
            Verdict verdict,
            Answer answer,
            Duration cpu,
            MemorySize memory,
            String input,
            String output,
            String expected,
            String message,
            String stderr) {
        this(name, verdict, answer, cpu, memory, input, output, expected, message, stderr, null);
    }

    /** The same with a conversation. */
    public CaseResult with(@Nullable Conversation held) {
        return new CaseResult(name, verdict, answer, cpu, memory, input, output, expected, message, stderr, held);
    }

    /** One that was not run at all. */
    public static CaseResult notRun(String name, String input) {
        return new CaseResult(
                name, Verdict.AC, Answer.NOT_RUN, Duration.ZERO, MemorySize.ofBytes(0), input, "", "", "", "");
    }

    /** The right answer's state for an input. */
    public enum Answer {
        KNOWN,
        /** The problem's input validators refuse the input: nobody says what is right for it. */
        INPUT_REFUSED,
        /** A program of the package failed on it, or there is none that answers. */
        UNKNOWN,
        /** The cases before it used up the time that one invocation has. */
        NOT_RUN
    }
}
