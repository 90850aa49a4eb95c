package dev.grundy.learn.classroom.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.learn.classroom.Classroom;
import dev.grundy.learn.classroom.ClassroomRole;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.learn.classroom.assignment.Assignment;
import dev.grundy.learn.classroom.assignment.Assignment.AssignedProblem;
import dev.grundy.learn.classroom.assignment.AssignmentRule;
import dev.grundy.learn.classroom.assignment.StudentResult;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The file of a class's results. */
class ResultFileTest {
    private static final Instant NOW = Instant.parse("2026-01-10T08:00:00Z");

    @Test
    void commasQuotesUmlautsAndFormulasStayInTheirCells() {
        String text = ResultFile.text(results("Spiele, \"10ä\"", "=HYPERLINK(1)"));
        assertThat(text).startsWith("\uFEFF\"class\",\"assignment\",\"problem\",");
        assertThat(text)
                .contains(
                        "\"Spiele, \"\"10ä\"\"\",\"'=HYPERLINK(1)\",\"GMT-002\",\"ada\",\"late\",\"3\",\"2026-01-10T09:00:00+01:00\",\"yes\"\r\n");
    }

    @Test
    void aStudentWithoutATryHasALine() {
        assertThat(ResultFile.text(results("A", "B"))).contains("\"ben\",\"new\",\"0\",\"\",\"no\"\r\n");
    }

    @Test
    void itsNameHasPlainLettersOnly() {
        assertThat(ResultFile.name(classroom("Übung \"10\"/a\r\n"))).isEqualTo("results-Ubung-10-a.csv");
        assertThat(ResultFile.name(classroom("数学"))).isEqualTo("results-7.csv");
    }

    private static ClassResults results(String name, String title) {
        Membership teacher = new Membership(classroom(name), 1, ClassroomRole.TEACHER, NOW);
        Assignment assignment = new Assignment(
                5,
                7,
                title,
                NOW,
                Optional.of(NOW.plusSeconds(1)),
                AssignmentRule.SOLVED,
                0,
                List.of(new AssignedProblem(9, "GMT-002", "nim", "Nim")));
        return new ClassResults(
                teacher,
                List.of(new Student(2, "ada"), new Student(3, "ben")),
                List.of(assignment),
                List.of(new StudentResult(2, 5, 9, 3, Optional.of(NOW), true)));
    }

    private static Classroom classroom(String name) {
        return new Classroom(7, name, ZoneId.of("Europe/Berlin"), NOW, Optional.empty());
    }
}
