/** Programs of a package, as values: generators, validators, checkers, and their arguments. */
@NullMarked
package dev.grundy.format.pack.program;

import org.jspecify.annotations.NullMarked;
