package dev.grundy.learn.classroom.result;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who sees which results of a class. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ResultPagesTest {
    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private Visit teacher;
    private Visit student;
    private Visit classmate;
    private long course;

    @BeforeEach
    void aClassWithAnAssignment() {
        OwnProblems.loadInto(catalogue);
        teacher = Visit.signedIn();
        student = Visit.signedIn();
        classmate = Visit.signedIn();
        course = course(teacher, student, classmate);
        new Solving(database).judge(student.name(), "GMT-014", "2026-01-10T08:00:00Z", "WA");
    }

    @Test
    void aTeacherSeesAllStudentsAndAStudentTheirOwnLine() {
        assertThat(teacher.get(address("")).asString())
                .contains(student.name(), classmate.name(), "Tried, 1 try", "Not yet", "results.csv");
        assertThat(student.get(address("")).asString())
                .contains(student.name(), "Tried, 1 try")
                .doesNotContain(classmate.name(), "results.csv");
        assertThat(teacher.get(address("?assignment=all")).asString()).contains("0 of 1 done");
        assertThat(teacher.get(address("?assignment=x")).statusCode()).isEqualTo(404);
    }

    @Test
    void workIsForTeachersOfTheClassAndItsAuthor() {
        String work = address("/" + new Solving(database).account(student.name()) + "/" + slug("GMT-014"));
        assertThat(teacher.get(work).asString()).contains("Wrong answer", student.name());
        assertThat(student.get(work).statusCode()).isEqualTo(200);
        assertThat(teacher.get(work.replace(slug("GMT-014"), slug("GMT-001"))).statusCode())
                .as("no problem of an assignment")
                .isEqualTo(404);
        Visit elsewhere = Visit.signedIn();
        long other = course(elsewhere);
        for (Visit person : List.of(classmate, elsewhere, Visit.signedIn())) {
            assertThat(person.get(work).statusCode()).isEqualTo(404);
        }
        assertThat(elsewhere
                        .get(work.replace("/classes/" + course, "/classes/" + other))
                        .statusCode())
                .as("no student of theirs")
                .isEqualTo(404);
    }

    @Test
    void mistakesAndTheFileAreForTeachersOfTheClass() {
        List<String> parts = List.of("/problems/" + slug("GMT-014"), ".csv");
        for (String part : parts) {
            assertThat(teacher.get(address(part)).statusCode()).as(part).isEqualTo(200);
        }
        assertThat(teacher.get(address("/problems/" + slug("GMT-014"))).asString())
                .contains("Wrong answer")
                .doesNotContain(student.name());
        Visit elsewhere = Visit.signedIn();
        course(elsewhere);
        for (Visit person : List.of(student, elsewhere, Visit.signedIn())) {
            for (String part : parts) {
                assertThat(person.get(address(part)).statusCode()).as(part).isEqualTo(404);
            }
        }
    }

    @Test
    void theApiTellsTeachersOfTheClassAndNobodyElse() {
        String api = "/api/v1/classes/" + course;
        Program program = Program.of(teacher, "progress:read");
        assertThat(program.get("/api/v1/classes").asString())
                .contains("\"id\":" + course, "\"role\":\"teacher\"", "\"time_zone\":\"Europe/Berlin\"");
        assertThat(program.get(api + "/members").asString())
                .contains(student.name(), classmate.name(), "\"role\":\"student\"");
        assertThat(program.get(api + "/results").asString())
                .contains(
                        "\"problem\":\"GMT-014\",\"state\":\"tried\",\"student\":\"" + student.name()
                                + "\",\"tries\":1",
                        "\"state\":\"new\",\"student\":\"" + classmate.name() + "\",\"tries\":0");
        assertThat(Program.of(teacher, "problems:read").get(api + "/results").statusCode())
                .isEqualTo(403);
        Visit elsewhere = Visit.signedIn();
        course(elsewhere);
        for (Visit person : List.of(student, elsewhere)) {
            Program others = Program.of(person, "progress:read");
            assertThat(others.get("/api/v1/classes").asString()).doesNotContain(classmate.name());
            for (String part : List.of("/members", "/results")) {
                assertThat(others.get(api + part).statusCode()).as(part).isEqualTo(404);
            }
        }
        assertThat(program.get("/api/v1/classes/99999999999999999999/results").statusCode())
                .isEqualTo(404);
    }

    private String address(String part) {
        return "/classes/" + course + "/results" + part;
    }

    private String slug(String displayId) {
        return Sql.of("select slug from problem where display_id = :id")
                .on(database)
                .with("id", displayId)
                .one(row -> row.getString("slug"));
    }

    /** With one open assignment of one problem. */
    private long course(Visit teaching, Visit... learning) {
        long id = Sql.of(
                        "insert into classroom (name, time_zone, made_at) values ('Games', 'Europe/Berlin', now()) returning id")
                .on(database)
                .one(row -> row.getLong("id"));
        join(id, teaching, "teacher");
        List.of(learning).forEach(one -> join(id, one, "student"));
        Sql.of("""
                with made as (
                    insert into assignment (classroom_id, title, opens_at, rule, made_at) values (:class, 'X', '2026-01-01+00', 'solved', now()) returning id)
                insert into assignment_problem select made.id, p.id, 1 from made, problem p where p.display_id = 'GMT-014'""").on(database).with("class", id).update();
        return id;
    }

    private void join(long id, Visit person, String role) {
        Sql.of("""
                insert into classroom_member (classroom_id, account_id, role, joined_at)
                select :class, id, :role, now() from account where name = :name""")
                .on(database)
                .with("class", id)
                .with("role", role)
                .with("name", person.name())
                .update();
    }
}
