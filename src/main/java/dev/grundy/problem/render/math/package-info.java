/**
 * Turns the TeX math of statements into MathML, which browsers show without a script. Entry:
 * {@link dev.grundy.problem.render.math.TexMath}.
 */
@NullMarked
package dev.grundy.problem.render.math;

import org.jspecify.annotations.NullMarked;
