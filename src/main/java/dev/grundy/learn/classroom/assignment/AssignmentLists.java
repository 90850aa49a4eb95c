package dev.grundy.learn.classroom.assignment;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;

/**
 * The assignments of a class, as they stand now.
 *
 * @param open     the next due first; those without a due date come last
 * @param upcoming the next to open first; none for students
 * @param past     the latest due first
 */
record AssignmentLists(List<AssignmentLine> open, List<AssignmentLine> upcoming, List<AssignmentLine> past) {
    private static final Comparator<AssignmentLine> BY_DUE =
            Comparator.comparing(line -> line.assignment().dueAt().orElse(Instant.MAX));

    static AssignmentLists of(List<AssignmentLine> lines, boolean teacher, Instant now) {
        return new AssignmentLists(
                lines.stream()
                        .filter(line -> line.assignment().isOpen(now)
                                && !line.assignment().isPast(now))
                        .sorted(BY_DUE)
                        .toList(),
                lines.stream()
                        .filter(line -> teacher && !line.assignment().isOpen(now))
                        .toList(),
                lines.stream()
                        .filter(line -> line.assignment().isPast(now))
                        .sorted(BY_DUE.reversed())
                        .toList());
    }

    public boolean isEmpty() {
        return open.isEmpty() && upcoming.isEmpty() && past.isEmpty();
    }
}
