/**
 * From a source to something that runs: tool chains tried on this host, compilers in cells, and the ways of being quick
 * that leave the outcome as it would be without them.
 */
@NullMarked
package dev.grundy.judge.compile;

import org.jspecify.annotations.NullMarked;
