package dev.grundy.learn.classroom.assignment;

import dev.grundy.base.kernel.Tier;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import java.util.Optional;

/**
 * A problem on the page of its assignment.
 *
 * @param state   of the reader; empty for a teacher
 * @param address where it is worked on
 * @param shut    the tier that the reader lacks for it
 */
record AssignmentProblem(AssignedProblem problem, Optional<ResultState> state, String address, Optional<Tier> shut) {}
