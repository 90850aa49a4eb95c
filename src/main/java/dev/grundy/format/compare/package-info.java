/**
 * The package format's own way to compare an output with an answer: word by word, numbers within tolerances. Plain Java that
 * starts nothing, so that every package with both texts may ask.
 */
@NullMarked
package dev.grundy.format.compare;

import org.jspecify.annotations.NullMarked;
