/**
 * Instances drawn: one class for each way an input can look, from the input's text to an SVG whose colours are the theme's.
 * Starts at {@link dev.grundy.problem.drawing.Drawings}. Plain values; nothing here reads a database.
 */
@NullMarked
package dev.grundy.problem.drawing;

import org.jspecify.annotations.NullMarked;
