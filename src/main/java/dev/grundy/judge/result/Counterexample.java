package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.grundy.base.kernel.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * A small input on which a program fails. Long texts are excerpts, which say so at their ends.
 *
 * @param verdict  of the program on it: any but AC
 * @param expected the reference solver's output; empty in a strategy problem, which has none
 * @param message  why the output is not accepted, or how the program crashed
 * @param origin   how the instance came about that this was shrunk from: the generator call, to try again
 * @param conversation of a strategy problem, held once more with somebody listening; null where there is none, or where it went otherwise
 *     that time
 */
public record Counterexample(
        Verdict verdict,
        String input,
        String expected,
        String output,
        String message,
        String origin,

        @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable Conversation conversation) {
    /** Without a conversation. */
    public Counterexample(
            Verdict verdict, String input, String expected, String output, String message, String origin) {
        this(verdict, input, expected, output, message, origin, null);
    }

    /** The same with a conversation. */
    public Counterexample with(@Nullable Conversation held) {
        return new Counterexample(verdict, input, expected, output, message, origin, held);
    }
}
