package dev.grundy.learn.classroom.result;

import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.AssignmentRepository;
import dev.grundy.learn.classroom.assignment.StudentResultRepository;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;

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
        List<Assignment> open = assignments.of(classroom).stream()
                .filter(one -> one.isOpen(clock.instant()))
                .toList();
        return new ClassResults(
                reader,
                shown,
                open,
                reader.isTeacher() ? results.ofClass(classroom) : results.of(classroom, reader.account()));
    }
}
