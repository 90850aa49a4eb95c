package dev.grundy.learn.classroom.assignment;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * An assignment that is checked and not stored yet.
 *
 * @param least    as in {@link Assignment}
 * @param problems numbers of published problems, each once, in their order; from 1 to {@link Assignment#MOST_PROBLEMS}
 */
record AssignmentPlan(
        String title, Instant opensAt, Optional<Instant> dueAt, AssignmentRule rule, int least, List<Long> problems) {
    AssignmentPlan {
        problems = List.copyOf(problems);
    }
}
