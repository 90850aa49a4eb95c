/**
 * From a source to something that runs. That takes tool chains tried on this host, compilers in cells, and ways of being quick
 * that change no outcome.
 */
@NullMarked
package dev.grundy.judge.compile;

import org.jspecify.annotations.NullMarked;
