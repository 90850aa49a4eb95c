package dev.grundy.learn.classroom.result;

import dev.grundy.base.kernel.Csv;
import dev.grundy.learn.classroom.Classroom;
import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.learn.classroom.assignment.ResultState;
import dev.grundy.learn.classroom.assignment.StudentResult;
import java.text.Normalizer;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.stream.Stream;

/** Results as comma-separated values: a line for each student and problem. */
final class ResultFile {
    /** By it Excel knows UTF-8, and would spoil umlauts without; RFC 4180 leaves the character set open. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private ResultFile() {}

    /** With a line of headings; by assignment, then by problem, then by student. */
    static String text(ClassResults results) {
        StringBuilder text = new StringBuilder(BYTE_ORDER_MARK)
                .append(Csv.line(
                        Stream.of("class", "assignment", "problem", "student", "state", "tries", "done_at", "late")));
        for (Assignment assignment : results.assignments()) {
            for (AssignedProblem problem : assignment.problems()) {
                for (Student student : results.students()) {
                    text.append(line(results, assignment, problem, student));
                }
            }
        }
        return text.toString();
    }

    private static String line(ClassResults results, Assignment assignment, AssignedProblem problem, Student student) {
        Classroom classroom = results.reader().classroom();
        StudentResult result = results.of(student, assignment, problem.id());
        return Csv.line(Stream.of(
                classroom.name(),
                assignment.title(),
                problem.displayId(),
                student.name(),
                ResultState.of(result).code(),
                String.valueOf(result.tries()),
                result.doneAt().map(at -> onTheClock(at, classroom.zone())).orElse(""),
                result.late() ? "yes" : "no"));
    }

    private static String onTheClock(Instant at, ZoneId zone) {
        return DateTimeFormatter.ISO_OFFSET_DATE_TIME.format(at.atZone(zone));
    }

    /** Such as {@code results-Spiele-10a.csv}: of letters, digits and hyphens, as headers take no others everywhere. */
    static String name(Classroom classroom) {
        String plain = Normalizer.normalize(classroom.name(), Normalizer.Form.NFD)
                .replaceAll("\\p{M}+", "")
                .replaceAll("[^A-Za-z0-9]+", "-")
                .replaceAll("^-|-$", "");
        return "results-" + (plain.isEmpty() ? String.valueOf(classroom.id()) : plain) + ".csv";
    }
}
