/**
 * Programming languages as data: {@code languages.yaml} says how each compiles, runs and is recognised, and this package
 * finds its tools on the host. It starts no program: judging does, in a cell. Used by judging and by the pages that offer
 * languages.
 */
@NullMarked
package dev.grundy.format.language;

import org.jspecify.annotations.NullMarked;
