package dev.grundy.learn.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Assignments of a class: made, shown and changed. */
@Slow("people register with passwords, and forms are sent many times")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AssignmentPagesTest {
    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    private Visit teacher;
    private Visit student;
    private TrialClass course;

    @BeforeEach
    void aClass() {
        OwnProblems.loadInto(catalogue);
        teacher = Visit.signedIn();
        student = Visit.signedIn();
        course = TrialClass.add(database, teacher);
        course.join(student, "student");
    }

    @Test
    void aTeacherMakesAnAssignmentAndStudentsSeeItInItsOrder() {
        String page = make("problems", "nim, GMT-001\ndivisor-game GMT-014", "due", "2999-01-31T18:00");
        String seen = student.get(page).asString();
        assertThat(seen)
                .contains("First sheet", "Due Thu 31 Jan 2999, 18:00 (Europe/Berlin)", "0 of 3 done", "Not yet")
                .contains("an accepted program")
                .containsSubsequence("GMT-014", "GMT-001", "GMT-005")
                .doesNotContain("Edit assignment", "Delete assignment");
        assertThat(teacher.get(page).asString()).contains("Edit assignment").doesNotContain("0 of 3 done");
        assertThat(student.get(course.address()).asString())
                .contains("First sheet", "Due Thu 31 Jan 2999", "0 of 3 done")
                .doesNotContain("New assignment");
        assertThat(teacher.get(course.address()).asString()).contains("New assignment", "3 problems");
        student.prefer("de");
        assertThat(student.get(page).asString())
                .contains("Fällig Do., 31. Jan. 2999, 18:00 (Europe/Berlin)", "0 von 3 erledigt");
    }

    @Test
    void aStudentSeesWhatIsDoneLateAndTried() {
        String page =
                make("problems", "nim GMT-001 GMT-005 GMT-006", "opens", "2020-01-01T08:00", "due", "2020-02-01T08:00");
        Solving solving = new Solving(database);
        solving.judge(student.name(), "GMT-014", "2020-01-15T08:00:00Z", "AC");
        solving.judge(student.name(), "GMT-001", "2020-02-01T07:00:00Z", "AC");
        solving.judge(student.name(), "GMT-005", "2020-01-15T08:00:00Z", "WA");
        String seen = student.get(page).asString();
        assertThat(seen).contains("2 of 4 done", "1 late", "Past due");
        assertThat(seen)
                .containsSubsequence(
                        "GMT-014", ">Done<", "GMT-001", ">Late<", "GMT-005", ">Tried<", "GMT-006", ">Not yet<");
        assertThat(student.get(course.address()).asString())
                .containsSubsequence("<h2>Past</h2>", "2 of 4 done", "1 late");
    }

    @Test
    void whatIsNotOpenYetIsForTeachersAlone() {
        String page = make("problems", "nim", "opens", "2998-01-01T08:00");
        assertThat(teacher.get(page).asString())
                .contains("Not open yet", "Opens Mon 1 Jan 2998, 08:00 (Europe/Berlin)");
        assertThat(teacher.get(course.address()).asString()).contains("First sheet", "Not open yet");
        assertThat(student.get(page).statusCode()).isEqualTo(404);
        assertThat(student.get(course.address()).asString())
                .contains("no assignments yet")
                .doesNotContain("First sheet");
        assertThat(student.get("/").asString()).doesNotContain("First sheet");
    }

    @Test
    void strangersStudentsAndTeachersOfOtherClassesDecideNothing() {
        String page = make("problems", "nim");
        Visit stranger = Visit.signedIn();
        Visit other = Visit.signedIn();
        TrialClass elsewhere = TrialClass.add(database, other);
        String smuggled = page.replace(course.address() + "/", elsewhere.address() + "/");
        for (Visit person : List.of(stranger, other)) {
            assertThat(person.get(course.address()).statusCode()).isEqualTo(404);
            assertThat(person.get(page).statusCode()).isEqualTo(404);
        }
        for (Visit person : List.of(stranger, other, student)) {
            assertThat(person.get(course.address() + "/assignments/new").statusCode())
                    .isEqualTo(404);
            assertThat(person.get(page + "/edit").statusCode()).isEqualTo(404);
            assertThat(person.submit(course.address() + "/assignments", form()).statusCode())
                    .isEqualTo(404);
            assertThat(person.submit(page, form()).statusCode()).isEqualTo(404);
            assertThat(person.submit(page + "/delete", Map.of()).statusCode()).isEqualTo(404);
        }
        assertThat(other.get(smuggled).statusCode()).isEqualTo(404);
        assertThat(other.submit(smuggled, form()).statusCode()).isEqualTo(404);
        assertThat(other.submit(smuggled + "/delete", Map.of()).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(page).statusCode()).isIn(302, 303, 401);
        for (String unknown :
                List.of("/classes/999999999", "/classes/0", course.address() + "/assignments/999999999")) {
            assertThat(teacher.get(unknown).statusCode()).as(unknown).isEqualTo(404);
        }
        assertThat(course.assignments()).isEqualTo(1);
    }

    @Test
    void whatIsWrongIsSaidAndNothingThatWasTypedIsLost() {
        Response refused = teacher.submit(
                course.address() + "/assignments",
                form(
                        "title", "Kept <title>",
                        "problems", "nim, no-such, <b>x</b> GMT-99999",
                        "due", "2027-03-28T02:30",
                        "opens", "sometime",
                        "rule", "score",
                        "percent", "101"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains(
                        "No published problem has these names: no-such, &lt;b&gt;x&lt;/b&gt;, GMT-99999",
                        "nim, no-such, &lt;b&gt;x&lt;/b&gt; GMT-99999",
                        "Kept &lt;title&gt;",
                        "does not exist in Europe/Berlin",
                        "2027-03-28T02:30",
                        "Write a date and a time",
                        "value=\"sometime\"",
                        "from 1 to 100",
                        "value=\"101\"")
                .containsPattern("value=\"score\"[^>]* checked");
        assertThat(sent("title", " ")).contains("Write a title");
        assertThat(sent("title", "x".repeat(121))).contains("1 to 120 characters");
        assertThat(sent("rule", "nonsense")).contains("Choose what counts as done.</p>");
        assertThat(sent("problems", " , ")).contains("Name at least one problem");
        assertThat(sent("path", "no-path")).contains("This path is no longer there");
        assertThat(sent("collection", "1 or 1=1")).contains("This collection is no longer there");
        assertThat(sent("opens", "2027-05-01T08:00", "due", "2027-05-01T08:00"))
                .contains("must come after the opening");
        assertThat(sent(
                        "problems",
                        IntStream.range(0, 101).mapToObj(i -> "p" + i).collect(Collectors.joining(" "))))
                .contains("at most 100 problems");
        assertThat(teacher.submit(course.address() + "/assignments", Map.of()).statusCode())
                .isEqualTo(422);
        assertThat(course.assignments()).isZero();
    }

    @Test
    void byHandTakesOnlyProblemsThatHaveTheLevel() {
        assertThat(sent("rule", "hand", "level", "4", "problems", "nim GMT-019 GMT-001"))
                .contains("These problems have no level 4 by hand: GMT-019");
        assertThat(sent("rule", "hand", "level", "5", "problems", "nim")).contains("no level 5 by hand: GMT-014");
        String page = make("rule", "hand", "level", "4", "problems", "nim");
        assertThat(student.get(page).asString()).contains("level 4 or higher", "href=\"/problems/nim/by-hand\"");
        String scored = make("rule", "score", "percent", "40", "problems", "GMT-019");
        assertThat(student.get(scored).asString()).contains("at least 40 %", "href=\"/problems/play-nim\"");
    }

    @Test
    void aCollectionOfOnesOwnIsWrittenOutAndAnothersIsNotThere() {
        long mine = collect(teacher, "GMT-005", "GMT-006");
        long others = collect(student, "GMT-001");
        assertThat(sent("collection", String.valueOf(others))).contains("This collection is no longer there");
        String page = make("problems", "GMT-006", "collection", String.valueOf(mine));
        assertThat(student.get(page).asString())
                .containsSubsequence("GMT-006", "GMT-005")
                .contains("0 of 2 done");
        Sql.of("delete from collection where id = :id")
                .on(database)
                .with("id", mine)
                .update();
        assertThat(student.get(page).asString()).contains("0 of 2 done");
    }

    @Test
    void aPathIsWrittenOut() {
        String form = teacher.get(course.address() + "/assignments/new").asString();
        assertThat(form).contains("<option value=\"game-theory-from-zero\">", "Later changes do not reach");
        Response made = teacher.submit(
                course.address() + "/assignments", form("problems", "", "path", "game-theory-from-zero"));
        assertThat(made.statusCode()).isEqualTo(303);
        assertThat(student.get(made.header("Location")).asString()).contains("GMT-001", "GMT-014");
    }

    @Test
    void premiumProblemsThatTheReaderLacksTheTierForAreSaid() {
        String page = make("problems", "nim GMT-002");
        assertThat(student.get(page).asString()).containsOnlyOnce("Needs the tier");
    }

    @Test
    void anAssignmentIsChangedAndItsOrderIsThatOfTheList() {
        String page = make("problems", "nim GMT-001", "due", "2999-10-27T02:30");
        String form = teacher.get(page + "/edit").asString();
        assertThat(form).contains("value=\"First sheet\"", "GMT-014\nGMT-001");
        String seen = seen(form);
        String opened = opening();
        teacher.submit(
                        page,
                        form(
                                "title",
                                "Second title",
                                "problems",
                                "GMT-001 GMT-005 nim",
                                "opens",
                                typed(form, "opens"),
                                "due",
                                typed(form, "due"),
                                "seen",
                                seen))
                .then()
                .statusCode(303);
        assertThat(student.get(page).asString())
                .contains("Second title")
                .containsSubsequence("GMT-001", "GMT-005", "GMT-014");
        assertThat(opening()).as("to the microsecond").isEqualTo(opened);
        Response late = teacher.submit(page, form("title", "Third <title>", "problems", "nim", "seen", seen));
        assertThat(late.statusCode()).isEqualTo(422);
        assertThat(late.asString()).contains("Somebody changed this assignment meanwhile", "Third &lt;title&gt;");
        teacher.submit(page, form("title", "Third", "problems", "nim", "seen", seen(late.asString())))
                .then()
                .statusCode(303);
        teacher.submit(page + "/delete", Map.of()).then().statusCode(303);
        assertThat(student.get(page).statusCode()).isEqualTo(404);
        assertThat(teacher.get(page + "/edit").statusCode()).isEqualTo(404);
    }

    @Test
    void aProblemThatIsNotPublishedNowStaysThroughAChange() {
        String page = make("problems", "nim GMT-001");
        publish("GMT-014", false);
        try {
            assertThat(student.get(page).asString()).contains("0 of 1 done").doesNotContain("GMT-014");
            assertThat(sent("problems", "nim")).contains("No published problem has these names: nim");
            String form = teacher.get(page + "/edit").asString();
            teacher.submit(page, form("problems", "GMT-001 GMT-005", "seen", seen(form)))
                    .then()
                    .statusCode(303);
        } finally {
            publish("GMT-014", true);
        }
        assertThat(student.get(page).asString()).containsSubsequence("GMT-001", "GMT-005", "GMT-014");
    }

    @Test
    void inAnArchivedClassNothingChanges() {
        String page = make("problems", "nim");
        String seen = seen(teacher.get(page + "/edit").asString());
        course.archive();
        Response refused = teacher.submit(course.address() + "/assignments", form("title", "Too late"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("This class is archived", "Too late");
        assertThat(teacher.submit(page, form("title", "Too late", "seen", seen)).statusCode())
                .isEqualTo(422);
        teacher.submit(page + "/delete", Map.of()).then().statusCode(303);
        assertThat(teacher.get(page).asString())
                .contains("First sheet", "This class is archived")
                .doesNotContain("Edit assignment");
        teacher.get(page + "/edit").then().statusCode(303);
        teacher.get(course.address() + "/assignments/new").then().statusCode(303);
        assertThat(student.get(page).asString()).contains("First sheet");
        assertThat(student.get("/").asString()).doesNotContain("First sheet");
    }

    @Test
    void aClassHasAtMostTwoHundredAssignments() {
        Sql.of("""
                insert into assignment (classroom_id, title, opens_at, rule, made_at)
                select :class, 'Sheet ' || n, now(), 'solved', now() from generate_series(1, 200) n""").on(database).with("class", course.id()).update();
        assertThat(sent("problems", "nim")).contains("at most 200 assignments");
    }

    @Test
    void theFrontPageNamesWhatIsOpenAndNotDone() {
        assertThat(student.get("/").asString()).doesNotContain("<h2 class=\"home__kind\">Assignments</h2>");
        make("title", "Without end", "problems", "nim");
        make("title", "Overdue one", "problems", "nim GMT-001", "opens", "2020-01-01T08:00", "due", "2020-02-01T08:00");
        make("title", "Next one", "problems", "GMT-001", "due", "2999-02-01T08:00");
        make("title", "Done one", "problems", "GMT-005", "due", "2999-01-01T08:00");
        new Solving(database).judge(student.name(), "GMT-005", "2026-01-15T08:00:00Z", "AC");
        new Solving(database).judge(student.name(), "GMT-014", "2026-01-15T08:00:00Z", "AC");
        String home = student.get("/").asString();
        assertThat(home)
                .containsSubsequence("Overdue one", "Overdue<", "1 of 2 done", "Next one", "0 of 1 done")
                .contains("Games of " + teacher.name())
                .doesNotContain("Done one", "Without end");
        assertThat(teacher.get("/").asString()).doesNotContain("Overdue one");
        for (int i = 0; i < 5; i++) {
            make("title", "More " + i, "problems", "GMT-001", "due", "2999-03-0" + (i + 1) + "T08:00");
        }
        assertThat(student.get("/").asString())
                .contains("Overdue one", "Next one", "More 2")
                .doesNotContain("More 3");
        course.leave(student);
        assertThat(student.get("/").asString()).doesNotContain("Overdue one");
    }

    private String opening() {
        return Sql.of("select opens_at::text as at from assignment where id = :id")
                .on(database)
                .with("id", course.latest())
                .one(row -> row.getString("at"));
    }

    private String make(String... fields) {
        Response made = teacher.submit(course.address() + "/assignments", form(fields));
        assertThat(made.statusCode()).as(made.asString()).isEqualTo(303);
        return course.address() + "/assignments/" + course.latest();
    }

    /** The form again, for what is refused. */
    private String sent(String... fields) {
        Response refused = teacher.submit(course.address() + "/assignments", form(fields));
        assertThat(refused.statusCode()).as(String.join(" ", fields)).isEqualTo(422);
        return refused.asString();
    }

    private static Map<String, String> form(String... fields) {
        Map<String, String> form = new HashMap<>(Map.of("title", "First sheet", "rule", "solved", "problems", "nim"));
        for (int i = 0; i < fields.length; i += 2) {
            form.put(fields[i], fields[i + 1]);
        }
        return form;
    }

    private static String seen(String page) {
        return typed(page, "seen");
    }

    private static String typed(String page, String field) {
        return page.replaceAll("(?s).*name=\"" + field + "\"[^>]* value=\"([^\"]*)\".*", "$1");
    }

    private void publish(String displayId, boolean published) {
        Sql.of("update problem set published = :published where display_id = :id")
                .on(database)
                .with("published", published)
                .with("id", displayId)
                .update();
    }

    private long collect(Visit person, String... displayIds) {
        long id = Sql.of("""
                insert into collection (account_id, name, created_at) select id, 'Mine', now() from account where name = :name returning id""").on(database).with("name", person.name()).one(row -> row.getLong("id"));
        for (String problem : displayIds) {
            Sql.of("""
                    insert into collection_problem (collection_id, problem_id, added_at)
                    select :id, id, now() from problem where display_id = :problem""").on(database).with("id", id).with("problem", problem).update();
        }
        return id;
    }
}
