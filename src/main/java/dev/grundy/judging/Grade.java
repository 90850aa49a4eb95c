package dev.grundy.judging;

import dev.grundy.kernel.Verdict;
import java.util.OptionalDouble;

/**
 * A package's verdict on a whole submission.
 *
 * @param score of scoring problems
 */
public record Grade(Verdict verdict, OptionalDouble score) {}
