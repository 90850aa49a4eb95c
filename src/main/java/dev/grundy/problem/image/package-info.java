/**
 * What pictures of packages may hold: of which type they are, how large, and what drawings (SVG) may say. {@link dev.grundy.problem.image.ImageCheck}
 * decodes no pixels; {@link dev.grundy.problem.image.RasterRewrite} writes pictures anew from them.
 */
@NullMarked
package dev.grundy.problem.image;

import org.jspecify.annotations.NullMarked;
