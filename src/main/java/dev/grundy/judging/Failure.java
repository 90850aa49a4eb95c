package dev.grundy.judging;

import dev.grundy.kernel.Verdict;

/**
 * An input on which a submission fails.
 *
 * @param input whole, where the counterexample may hold an excerpt; not to be written to
 */
record Failure(byte[] input, Counterexample counterexample) {
    Verdict verdict() {
        return counterexample.verdict();
    }

    String origin() {
        return counterexample.origin();
    }

    /** Whether a person sees all of the input. */
    boolean fitsWhole() {
        return input.length <= Excerpt.DATA_BYTES;
    }
}
