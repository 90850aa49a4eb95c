package dev.grundy.learn.puzzle;

/**
 * Somebody and how well they solve puzzles.
 *
 * @param rating as pages show it
 */
public record RatedPerson(long account, long rating) {}
