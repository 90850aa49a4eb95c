package dev.grundy.problem.practice;

import java.time.Instant;

/**
 * A problem that is to be done again.
 *
 * @param dueAt  from when on
 * @param count  successful repetitions in a row so far
 */
public record DueProblem(String slug, String displayId, String title, Instant dueAt, int count) {}
