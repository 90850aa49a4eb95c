/** The rules of a package's game: run in a cell, and what follows from them compared with what programs answer. */
@NullMarked
package dev.grundy.judge.rules;

import org.jspecify.annotations.NullMarked;
