package dev.grundy.judge.explore.idea;

import java.time.Duration;
import java.util.Optional;

/**
 * The result of comparing a program with the named ones.
 *
 * @param told empty where no idea explains its answers, or several do
 * @param cpu of all its runs
 */
public record IdeaResult(Optional<Told> told, Duration cpu) {}
