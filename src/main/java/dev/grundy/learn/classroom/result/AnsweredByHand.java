package dev.grundy.learn.classroom.result;

import java.time.Instant;

/**
 * An answer by hand.
 *
 * @param right whether it is
 * @param shown whether the student had seen the solution, so that it counts for no level
 */
record AnsweredByHand(int level, String answer, Instant answeredAt, boolean right, boolean shown) {}
