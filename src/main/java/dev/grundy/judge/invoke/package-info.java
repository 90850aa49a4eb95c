/**
 * A program on inputs that somebody chose, without a verdict on the whole.
 */
@NullMarked
package dev.grundy.judge.invoke;

import org.jspecify.annotations.NullMarked;
