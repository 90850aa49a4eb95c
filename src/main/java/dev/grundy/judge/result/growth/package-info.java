/**
 * How the time of a program grows with the size of its input. It has measurements as values, the slope on logarithmic axes with its interval, and
 * which of the usual orders the measurements are consistent with. Plain Java.
 * Entry: {@link dev.grundy.judge.result.growth.GrowthFinding#of}.
 */
@NullMarked
package dev.grundy.judge.result.growth;

import org.jspecify.annotations.NullMarked;
