package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.learn.classroom.assignment.AssignmentRepository;
import dev.grundy.learn.classroom.assignment.AssignmentRule;
import dev.grundy.learn.classroom.assignment.StudentResultRepository;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Reads the results of a class: all of them for a teacher, their own for a student. Thread-safe. */
@ApplicationScoped
class ResultReading {
    private final StudentRepository students;
    private final AssignmentRepository assignments;
    private final StudentResultRepository results;
    private final Clock clock;

    ResultReading(
            StudentRepository students,
            AssignmentRepository assignments,
            StudentResultRepository results,
            Clock clock) {
        this.students = students;
        this.assignments = assignments;
        this.results = results;
        this.clock = clock;
    }

    ClassResults of(Membership reader) {
        long classroom = reader.classroom().id();
        List<Student> shown = students.of(classroom).stream()
                .filter(student -> reader.isTeacher() || student.account() == reader.account())
                .toList();
        return new ClassResults(
                reader,
                shown,
                open(classroom),
                reader.isTeacher() ? results.ofClass(classroom) : results.of(classroom, reader.account()));
    }

    /**
     * A problem of an open assignment.
     *
     * @param byHand whether one of them asks for answers by hand to it; teachers see no others
     */
    record Given(AssignedProblem problem, boolean byHand) {}

    /** Empty where no open assignment has the problem. */
    Optional<Given> problem(Membership reader, String slug) {
        List<Assignment> with = open(reader.classroom().id()).stream()
                .filter(assignment -> assignment.problem(slug).isPresent())
                .toList();
        boolean byHand = with.stream().anyMatch(assignment -> assignment.rule() == AssignmentRule.HAND);
        return with.stream()
                .flatMap(assignment -> assignment.problem(slug).stream())
                .findFirst()
                .map(problem -> new Given(problem, byHand));
    }

    /** The student whose work the reader may see; empty where there is none. */
    Optional<Student> student(Membership reader, long account) {
        return students.of(reader.classroom().id()).stream()
                .filter(student -> student.account() == account)
                .filter(student -> reader.isTeacher() || account == reader.account())
                .findFirst();
    }

    private List<Assignment> open(long classroom) {
        Instant now = clock.instant();
        return assignments.of(classroom).stream()
                .filter(assignment -> assignment.isOpen(now))
                .toList();
    }
}
