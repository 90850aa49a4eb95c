/**
 * The program that somebody begins with: it reads the input and prints something of the output's form. Pages put it into an
 * editor in which nothing was written; verifying a package proves that it compiles and gets through the samples.
 */
@NullMarked
package dev.grundy.format.starter;

import org.jspecify.annotations.NullMarked;
