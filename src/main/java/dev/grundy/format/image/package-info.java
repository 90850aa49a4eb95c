/**
 * What pictures of packages may hold: of which type they are, how large, and what drawings (SVG) may say. {@link dev.grundy.format.image.ImageCheck}
 * decodes no pixels; {@link dev.grundy.format.image.RasterRewrite} writes pictures anew from them.
 */
@NullMarked
package dev.grundy.format.image;

import org.jspecify.annotations.NullMarked;
