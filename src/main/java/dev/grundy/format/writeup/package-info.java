/**
 * A problem that somebody has written down as one markdown document, taken apart into the files of a package. Nothing here reads or
 * writes files but {@link dev.grundy.format.writeup.PicturesBeside}. Entry: {@link dev.grundy.format.writeup.WriteUp}.
 */
@NullMarked
package dev.grundy.format.writeup;

import org.jspecify.annotations.NullMarked;
