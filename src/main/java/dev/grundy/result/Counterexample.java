package dev.grundy.result;

import dev.grundy.kernel.Verdict;

/**
 * A small input on which a program fails. Long texts are excerpts, which say so at their ends.
 *
 * @param verdict  of the program on it: whatever is not AC
 * @param expected the reference solver's output
 * @param message  why the output is not accepted, or how the program crashed
 * @param origin   how the instance came about that this was shrunk from: the generator call, to try again
 */
public record Counterexample(
        Verdict verdict, String input, String expected, String output, String message, String origin) {}
