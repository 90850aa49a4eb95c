/**
 * From what a package says of its tests to inputs and answers: generators, validators and the reference solver, in cells.
 */
@NullMarked
package dev.grundy.judge.make;

import org.jspecify.annotations.NullMarked;
