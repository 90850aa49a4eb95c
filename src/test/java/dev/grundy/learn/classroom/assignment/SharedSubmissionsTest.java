package dev.grundy.learn.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who reads what students sent. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SharedSubmissionsTest {
    private static final String PROGRAM = "int shared_program;";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private Visit teacher;
    private Visit student;
    private TrialClass course;
    private long submission;

    @BeforeEach
    void aStudentWhoSentAProgram() {
        OwnProblems.loadInto(catalogue);
        teacher = Visit.signedIn();
        student = Visit.signedIn();
        course = TrialClass.add(database, teacher);
        course.join(student, "student");
        submission = send(student, "GMT-014", "WA");
    }

    @Test
    void aTeacherReadsProgramsForAnOpenAssignmentAndNothingElse() {
        assertThat(status(teacher, "")).isEqualTo(404);
        assign("GMT-014", "now()");
        long other = send(student, "GMT-001", "WA");
        String page = teacher.get(address("")).asString();
        assertThat(page)
                .contains(PROGRAM, student.name(), "Wrong answer", "Only its author can change anything")
                .doesNotContain(
                        "<button class=\"button button--quiet\">", "data-live", "submit?from=", "/retry", "/abort");
        assertThat(teacher.get(address("/replay.json")).asString()).contains(PROGRAM);
        assertThat(teacher.get("/submissions/" + other).statusCode())
                .as("no problem of it")
                .isEqualTo(404);
    }

    @Test
    void twoProgramsOfAStudentAreCompared() {
        assign("GMT-014", "now()");
        long later = send(student, "GMT-014", "AC");
        assertThat(teacher.get("/submissions/" + submission + "/compare/" + later)
                        .statusCode())
                .isEqualTo(200);
        assertThat(teacher.get("/submissions/" + later).asString())
                .contains("/submissions/" + submission + "/compare/" + later, "Accepted");
        long other = send(student, "GMT-001", "WA");
        assertThat(teacher.get("/submissions/" + submission + "/compare/" + other)
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void everybodyElseFindsNothing() {
        assign("GMT-014", "now()");
        Visit classmate = Visit.signedIn();
        course.join(classmate, "student");
        Visit stranger = Visit.signedIn();
        Visit other = Visit.signedIn();
        TrialClass elsewhere = TrialClass.add(database, other);
        Sql.of("""
                with made as (
                    insert into assignment (classroom_id, title, opens_at, rule, made_at) values (:class, 'X', now(), 'solved', now()) returning id)
                insert into assignment_problem select made.id, p.id, 1 from made, problem p where p.display_id = 'GMT-014'""").on(database).with("class", elsewhere.id()).update();
        for (Visit person : List.of(classmate, stranger, other)) {
            assertThat(status(person, "")).isEqualTo(404);
            assertThat(status(person, "/replay.json")).isEqualTo(404);
        }
        long teachers = send(teacher, "GMT-014", "AC");
        Visit second = Visit.signedIn();
        course.join(second, "teacher");
        assertThat(second.get("/submissions/" + teachers).statusCode())
                .as("of a teacher")
                .isEqualTo(404);
        assertThat(status(second, "")).isEqualTo(200);
        assertThat(student.get("/submissions/" + teachers).statusCode()).isEqualTo(404);
    }

    @Test
    void aTeacherChangesNothingAndCostsTheJudgeNothing() {
        assign("GMT-014", "now()");
        for (String order : List.of("/retry", "/rejudge", "/abort")) {
            assertThat(teacher.submit(address(order), Map.of()).statusCode())
                    .as(order)
                    .isIn(403, 404);
        }
        for (String part : List.of("/panel", "/status", "/again", "/counterexample", "/events", "/board/1")) {
            assertThat(status(teacher, part)).as(part).isEqualTo(404);
        }
        assertThat(teacher.get("/problems/nim/submit?from=" + submission).statusCode())
                .isEqualTo(404);
        assertThat(teacher.get("/problems/nim?from=" + submission).asString()).doesNotContain(PROGRAM);
        assertThat(teacher.get("/api/v1/submissions/" + submission).statusCode())
                .isIn(401, 403, 404);
        long judgings = Sql.of("select count(*) as count from judging where submission_id = :id")
                .on(database)
                .with("id", submission)
                .one(row -> row.getLong("count"));
        assertThat(judgings).isEqualTo(1);
    }

    @Test
    void whoLeavesSharesNothingAnyMore() {
        assign("GMT-014", "now()");
        assertThat(status(teacher, "")).isEqualTo(200);
        course.leave(student);
        assertThat(status(teacher, "")).isEqualTo(404);
        course.join(student, "student");
        assertThat(status(teacher, "")).isEqualTo(200);
        course.leave(teacher);
        assertThat(status(teacher, "")).isEqualTo(404);
    }

    @Test
    void anAssignmentThatIsDeletedOrNotOpenSharesNothing() {
        assign("GMT-014", "now() + interval '1 day'");
        assertThat(status(teacher, "")).isEqualTo(404);
        assign("GMT-014", "now()");
        assertThat(status(teacher, "")).isEqualTo(200);
        teacher.submit(course.address() + "/assignments/" + course.latest() + "/delete", Map.of())
                .then()
                .statusCode(303);
        assertThat(status(teacher, "")).isEqualTo(404);
    }

    private int status(Visit person, String part) {
        return person.get(address(part)).statusCode();
    }

    private String address(String part) {
        return "/submissions/" + submission + part;
    }

    private long send(Visit person, String displayId, String verdict) {
        return new Solving(database).judge(person.name(), displayId, "2026-01-15T08:00:00Z", verdict, PROGRAM);
    }

    /** @param opens an expression of SQL */
    private void assign(String displayId, String opens) {
        Sql.of("""
                with made as (
                    insert into assignment (classroom_id, title, opens_at, rule, made_at) values (:class, 'X', %s, 'solved', now()) returning id)
                insert into assignment_problem select made.id, p.id, 1 from made, problem p where p.display_id = :problem""".formatted(opens))
                .on(database)
                .with("class", course.id())
                .with("problem", displayId)
                .update();
    }
}
