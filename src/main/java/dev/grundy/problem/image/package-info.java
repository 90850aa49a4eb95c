/**
 * What pictures of packages may hold: of which type they are, how large, and what drawings (SVG) may say. Pixels are never
 * decoded. Entry: {@link dev.grundy.problem.image.ImageCheck}.
 */
@NullMarked
package dev.grundy.problem.image;

import org.jspecify.annotations.NullMarked;
