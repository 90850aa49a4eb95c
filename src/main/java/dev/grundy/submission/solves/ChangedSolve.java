package dev.grundy.submission.solves;

import java.time.Instant;

/**
 * A solve that is not current.
 *
 * @param person     name of whose it is
 * @param submission the newest accepted program, or the one by which the problem was solved where none is accepted any more
 * @param solvedAt   when the problem was solved first
 */
public record ChangedSolve(
        String slug,
        String displayId,
        String title,
        String person,
        long submission,
        Instant solvedAt,
        SolveStanding standing) {}
