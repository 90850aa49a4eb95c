package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.learn.classroom.assignment.StudentResult;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Students of a class, what they were given, and how far each is with it, as its reader may know it. */
final class ClassResults {
    private final Membership reader;
    private final List<Student> students;
    private final List<Assignment> assignments;
    private final Map<Key, StudentResult> results = new HashMap<>();

    ClassResults(
            Membership reader, List<Student> students, List<Assignment> assignments, List<StudentResult> results) {
        this.reader = reader;
        this.students = List.copyOf(students);
        this.assignments = List.copyOf(assignments);
        results.forEach(result ->
                this.results.put(new Key(result.account(), result.assignment(), result.problem()), result));
    }

    private record Key(long account, long assignment, long problem) {}

    Membership reader() {
        return reader;
    }

    /** By name; the reader alone where they learn. */
    List<Student> students() {
        return students;
    }

    /** Those that are open, the first to open first. */
    List<Assignment> assignments() {
        return assignments;
    }

    /** Of an assignment that is open; empty where none has it. */
    Optional<AssignedProblem> problem(String slug) {
        return assignments.stream()
                .flatMap(one -> one.problems().stream())
                .filter(problem -> problem.slug().equals(slug))
                .findFirst();
    }

    /** A result without tries where there was none when they were read. */
    StudentResult of(Student student, Assignment assignment, long problem) {
        return results.getOrDefault(
                new Key(student.account(), assignment.id(), problem),
                new StudentResult(student.account(), assignment.id(), problem, 0, Optional.empty(), false));
    }
}
