package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.grundy.base.kernel.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The first test that was not accepted. Long texts are excerpts, which say so at their ends; any may be empty.
 *
 * @param test its name
 * @param conversation of an interactive problem, held once more with somebody listening; null where there is none, or where it went
 *     otherwise the second time
 */
public record FirstFailure(
        String test,
        Verdict verdict,
        String input,
        String expected,
        String output,
        String message,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Conversation conversation) {
    /** Without a conversation. */
    public FirstFailure(String test, Verdict verdict, String input, String expected, String output, String message) {
        this(test, verdict, input, expected, output, message, null);
    }

    /** The same with a conversation. */
    public FirstFailure with(@Nullable Conversation held) {
        return new FirstFailure(test, verdict, input, expected, output, message, held);
    }
}
