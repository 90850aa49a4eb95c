/**
 * Games as state graphs, read from what a package's rules print, and solved: who wins, in how many moves, with which Grundy value or
 * payoff. Plain Java; docs/games.md describes the format.
 */
@NullMarked
package dev.grundy.judge.game;

import org.jspecify.annotations.NullMarked;
