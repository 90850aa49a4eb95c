package dev.grundy.learn.classroom.assignment;

import dev.grundy.web.frame.FormErrors;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Gives classes something to work on, changes and deletes it, while the class runs. Its callers asked who teaches it. Thread-safe, on several nodes too. */
@ApplicationScoped
class Assignments {
    /** The most of a class. */
    static final int MOST = 200;

    private final AssignmentRepository assignments;
    private final Clock clock;

    Assignments(AssignmentRepository assignments, Clock clock) {
        this.assignments = assignments;
        this.clock = clock;
    }

    /**
     * The outcome of writing a plan.
     *
     * @param id     of the assignment; empty where nothing was written
     * @param errors why nothing was
     */
    record Written(Optional<Long> id, FormErrors errors) {
        private static Written refused(String messageKey, Object... arguments) {
            return new Written(Optional.empty(), FormErrors.none().and("form", messageKey, arguments));
        }
    }

    @Transactional
    Written add(long classroom, AssignmentPlan plan) {
        if (!assignments.lockRunning(classroom)) {
            return Written.refused("assignment-archived");
        }
        if (assignments.count(classroom) >= MOST) {
            return Written.refused("assignment-too-many", MOST);
        }
        long id = assignments.add(classroom, plan, clock.instant());
        assignments.put(id, plan.problems());
        return new Written(Optional.of(id), FormErrors.none());
    }

    /**
     * Puts the plan in the place of the earlier one. Problems that are not published now are not in the form: they stay, at the end.
     *
     * @param seen {@link Assignment#revision} of the assignment that the form showed
     */
    @Transactional
    Written change(long classroom, long id, String seen, AssignmentPlan plan) {
        if (!assignments.lockRunning(classroom)) {
            return Written.refused("assignment-archived");
        }
        Optional<Assignment> known = assignments.find(classroom, id);
        if (known.isEmpty()) {
            return Written.refused("assignment-gone");
        }
        if (!known.get().revision().equals(seen)) {
            return Written.refused("assignment-overtaken");
        }
        List<Long> hidden = assignments.unpublished(id);
        assignments.change(classroom, id, plan);
        assignments.take(id);
        assignments.put(
                id,
                Stream.concat(plan.problems().stream(), hidden.stream())
                        .distinct()
                        .toList());
        return new Written(Optional.of(id), FormErrors.none());
    }

    /** False, and nothing is deleted, where the class is archived. */
    @Transactional
    boolean delete(long classroom, long id) {
        if (!assignments.lockRunning(classroom)) {
            return false;
        }
        assignments.delete(classroom, id);
        return true;
    }
}
