package dev.grundy.learn.classroom.assignment;

import java.time.ZoneId;
import java.util.List;
import java.util.Optional;

/**
 * An assignment in the list of its class.
 *
 * @param states of the reader, one for each problem; none for a teacher
 */
record AssignmentLine(Assignment assignment, ZoneId zone, List<ResultState> states) {
    AssignmentLine {
        states = List.copyOf(states);
    }

    public ClassTime opens() {
        return new ClassTime(assignment.opensAt(), zone);
    }

    public Optional<ClassTime> due() {
        return assignment.dueAt().map(at -> new ClassTime(at, zone));
    }

    public int problems() {
        return assignment.problems().size();
    }

    /** Also those that were late. */
    public long done() {
        return count(ResultState.DONE) + late();
    }

    public long late() {
        return count(ResultState.LATE);
    }

    private long count(ResultState state) {
        return states.stream().filter(one -> one == state).count();
    }
}
