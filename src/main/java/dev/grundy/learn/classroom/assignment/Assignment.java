package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.kernel.ContentHash;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Problems that a class is to work on.
 *
 * @param dueAt    from then on, work is late; empty for no due date
 * @param least    per cent of a score, or a level by hand; 0 where the rule wants no number
 * @param problems in the order in which they are shown; those that are not published now are missing
 */
public record Assignment(
        long id,
        long classroom,
        String title,
        Instant opensAt,
        Optional<Instant> dueAt,
        AssignmentRule rule,
        int least,
        List<AssignedProblem> problems) {
    /** The most characters of a title. */
    public static final int LONGEST_TITLE = 120;

    /** The most problems of one assignment. */
    public static final int MOST_PROBLEMS = 100;

    public Assignment {
        problems = List.copyOf(problems);
        if (least < rule.smallest() || least > rule.largest()) {
            throw new IllegalArgumentException("the rule " + rule.code() + " takes a number from " + rule.smallest()
                    + " to " + rule.largest() + ", not " + least);
        }
    }

    /** Where it is shown. */
    public String address() {
        return address(classroom, id);
    }

    static String address(long classroom, long id) {
        return "/classes/" + classroom + "/assignments/" + id;
    }

    /** The problem of that slug; empty where it is none of them. */
    public Optional<AssignedProblem> problem(String slug) {
        return problems.stream().filter(one -> one.slug().equals(slug)).findFirst();
    }

    public boolean isOpen(Instant now) {
        return !opensAt.isAfter(now);
    }

    public boolean isPast(Instant now) {
        return dueAt.filter(due -> !due.isAfter(now)).isPresent();
    }

    /** Another one for every content that a form can show. */
    String revision() {
        ContentHash.Builder hash = ContentHash.parts();
        hash.add(title);
        hash.add(opensAt.toString());
        hash.add(dueAt.map(Instant::toString).orElse(""));
        hash.add(rule.code());
        hash.add(String.valueOf(least));
        problems.forEach(problem -> hash.add(problem.displayId()));
        return hash.build().hex();
    }

    /** A problem of it. */
    public record AssignedProblem(long id, String displayId, String slug, String title) {}
}
