/**
 * What is said of an output: the comparison of tokens and the checkers that packages bring.
 */
@NullMarked
package dev.grundy.judge.check;

import org.jspecify.annotations.NullMarked;
