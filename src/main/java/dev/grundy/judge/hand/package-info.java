/**
 * Instances that people answer by hand: made with the package's generator, validators and reference solver, and answers to them
 * checked by the package's checkers.
 */
@NullMarked
package dev.grundy.judge.hand;

import org.jspecify.annotations.NullMarked;
