package dev.grundy.result;

import dev.grundy.kernel.Verdict;

/**
 * The first test that was not accepted. Long texts are excerpts, which say so at their ends; any may be empty.
 *
 * @param test its name
 */
public record FirstFailure(
        String test, Verdict verdict, String input, String expected, String output, String message) {}
