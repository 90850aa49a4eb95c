package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.StudentResult;
import java.time.Instant;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Students of a class, their assignments, and how far each is with them, as its reader may know it. */
final class ClassResults {
    private final Membership reader;
    private final List<Student> students;
    private final List<Assignment> assignments;
    private final Map<Key, StudentResult> results = new HashMap<>();

    ClassResults(Membership reader, List<Student> students, List<Assignment> assignments, List<StudentResult> results) {
        this.reader = reader;
        this.students = List.copyOf(students);
        this.assignments = List.copyOf(assignments);
        results.forEach(
                result -> this.results.put(new Key(result.account(), result.assignment(), result.problem()), result));
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

    /** The one that is due next, otherwise the one that opened last; empty where none is open. */
    Optional<Assignment> current(Instant now) {
        Optional<Assignment> next = assignments.stream()
                .filter(one -> one.dueAt().filter(now::isBefore).isPresent())
                .min(Comparator.comparing(one -> one.dueAt().orElseThrow()));
        return next.or(() -> assignments.isEmpty() ? Optional.empty() : Optional.of(assignments.getLast()));
    }

    /** A result without tries where there was none when they were read. */
    StudentResult of(Student student, Assignment assignment, long problem) {
        return results.getOrDefault(
                new Key(student.account(), assignment.id(), problem),
                new StudentResult(student.account(), assignment.id(), problem, 0, Optional.empty(), false));
    }
}
