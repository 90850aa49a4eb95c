/** The checks of outputs: the comparison of tokens and the checkers that packages bring. */
@NullMarked
package dev.grundy.judge.check;

import org.jspecify.annotations.NullMarked;
