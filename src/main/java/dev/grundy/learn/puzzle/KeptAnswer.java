package dev.grundy.learn.puzzle;

import java.util.Optional;

/**
 * What a person has made of a puzzle.
 *
 * @param change of the person's rating by the first answer; empty where that counted for no rating
 */
record KeptAnswer(PuzzleProgress progress, Optional<Integer> change) {}
