/**
 * Turns the TeX math of statements into MathML, which browsers show without a script. Entry:
 * {@link dev.grundy.format.render.math.TexMath}.
 */
@NullMarked
package dev.grundy.format.render.math;

import org.jspecify.annotations.NullMarked;
