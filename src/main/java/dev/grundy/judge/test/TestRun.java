package dev.grundy.judge.test;

import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.TestResult;
import java.util.OptionalDouble;

/**
 * One test, run and checked.
 *
 * @param output the submission's output in its last pass
 * @param multiplier the part of the test's score that the checker gave
 */
public record TestRun(PreparedCase test, TestResult result, byte[] output, OptionalDouble multiplier) {}
