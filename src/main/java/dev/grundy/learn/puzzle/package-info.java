/**
 * Puzzles: positions of the games that can be played in which exactly one move wins, and one of them for each day. They are found in state
 * graphs that {@code dev.grundy.learn.play} keeps.
 */
@NullMarked
package dev.grundy.learn.puzzle;

import org.jspecify.annotations.NullMarked;
