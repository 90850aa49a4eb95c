package dev.grundy.judging;

/**
 * The evidence for a verdict: the first test that was not accepted. Long texts are cut.
 *
 * @param name of the test
 * @param expected the test's answer; where many outputs are right, one of them
 * @param output what the submission wrote
 * @param message why it is not accepted
 */
public record FirstFailure(String name, String input, String expected, String output, String message) {}
