/**
 * A program on a family of growing instances, beside the reference solver. Entry: {@link dev.grundy.judging.growth.GrowthMeasuring}.
 */
@NullMarked
package dev.grundy.judging.growth;

import org.jspecify.annotations.NullMarked;
