/**
 * The pictures that packages may hold: their types and sizes, and the elements of drawings (SVG). {@link dev.grundy.format.image.ImageCheck} decodes
 * no pixels; {@link dev.grundy.format.image.RasterRewrite} writes pictures anew from them.
 */
@NullMarked
package dev.grundy.format.image;

import org.jspecify.annotations.NullMarked;
