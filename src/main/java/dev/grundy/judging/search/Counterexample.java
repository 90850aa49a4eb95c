package dev.grundy.judging.search;

import dev.grundy.kernel.Verdict;

/**
 * A small input on which a submission fails.
 *
 * @param verdict of the submission on it: whatever is not AC
 * @param expected the reference solver's output
 * @param origin how the instance came about that this was shrunk from: the generator call, to try again
 * @param message why the output is not accepted
 */
public record Counterexample(
        Verdict verdict, String input, String expected, String output, String message, String origin) {}
