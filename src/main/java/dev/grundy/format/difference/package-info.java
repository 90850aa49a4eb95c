/**
 * How two texts differ, line by line and word by word, as pages show it. Plain values: every package with two texts may ask. The cost of an answer is
 * bounded for all texts.
 */
@NullMarked
package dev.grundy.format.difference;

import org.jspecify.annotations.NullMarked;
