package dev.grundy.learn.puzzle;

import java.util.Optional;

/**
 * A person's result at a puzzle.
 *
 * @param change of the person's rating by the first answer; empty where that counted for no rating
 */
record KeptAnswer(PuzzleProgress progress, Optional<Integer> change) {}
