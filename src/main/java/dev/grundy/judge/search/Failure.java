package dev.grundy.judge.search;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.Excerpt;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * An input on which a submission fails.
 *
 * @param input whole, where the counterexample may hold an excerpt; not to be written to
 */
public record Failure(byte[] input, Counterexample counterexample) {
    public Verdict verdict() {
        return counterexample.verdict();
    }

    Failure with(Optional<Conversation> held) {
        return new Failure(input, counterexample.with(held.orElse(null)));
    }

    String origin() {
        return counterexample.origin();
    }

    Optional<FailureCause> cause() {
        return FailureCause.of(verdict(), new String(input, StandardCharsets.UTF_8), counterexample.message());
    }

    /** Whether a person sees all of the input. */
    boolean fitsWhole() {
        return input.length <= Excerpt.DATA_BYTES;
    }
}
