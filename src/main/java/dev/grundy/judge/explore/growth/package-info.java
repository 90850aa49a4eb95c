/**
 * A program on a family of growing instances, beside the reference solver. Entry: {@link dev.grundy.judge.explore.growth.GrowthMeasuring}.
 */
@NullMarked
package dev.grundy.judge.explore.growth;

import org.jspecify.annotations.NullMarked;
