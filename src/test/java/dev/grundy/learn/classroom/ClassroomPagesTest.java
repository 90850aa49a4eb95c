package dev.grundy.learn.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Classes from the form that makes one to their end: who joins, who sees what, who leaves. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ClassroomPagesTest {
    private static final Pattern LINK = Pattern.compile("/classes/join/[A-Za-z0-9_-]{43}");

    @Inject
    DataSource database;

    private Visit tea;
    private Visit stu;
    private long id;
    private String page;

    @BeforeEach
    void aClassWithAStudent() {
        tea = Visit.signedIn();
        stu = Visit.signedIn();
        id = make(tea, "Nim & <b>friends</b>");
        page = "/classes/" + id;
        join(stu);
    }

    @Test
    void whoMakesAClassTeachesItAndFindsItAmongTheirsRunningOnesFirst() {
        make(tea, "A class");
        tea.submit("/classes/" + make(tea, "Aa over") + "/settings/archive", Map.of());
        assertThat(tea.get("/classes").asString())
                .containsSubsequence(
                        "A class", "Teacher", "Nim &amp; &lt;b&gt;friends&lt;/b&gt;", "Aa over", "Archived")
                .doesNotContain("<b>friends");
        assertThat(stu.get("/classes").asString())
                .containsSubsequence("Nim &amp;", "Student")
                .doesNotContain("Aa over");
        assertThat(stu.get("/account").asString()).contains("href=\"/classes\"");
        assertThat(Visit.asGuest().get("/classes").statusCode()).isNotEqualTo(200);
        tea.prefer("de");
        assertThat(tea.get("/classes").asString()).contains("Eine Klasse anlegen", "Lehrkraft");
    }

    @Test
    void utcIsChosenBeforehandForAnAccountWithoutATimeZone() {
        assertThat(Visit.signedIn().get("/classes").asString()).contains("<option selected>UTC");
    }

    @Test
    void theTimeZoneOfTheAccountIsChosenBeforehand() {
        tea.submit("/account/time-zone", Map.of("zone", "Pacific/Auckland"));
        assertThat(tea.get("/classes").asString()).contains("<option selected>Pacific/Auckland");
        assertThat(tea.get(page + "/settings").asString()).contains("<option selected>Europe/Berlin");
    }

    @Test
    void aFormThatIsWrongComesBackWithWhatWasTyped() {
        for (String name :
                List.of("", "   ", "x".repeat(81), "two\nlines", "see https://spam.example", "www.spam.example")) {
            Response refused = tea.submit("/classes", Map.of("name", name, "zone", "Europe/Paris"));
            assertThat(refused.statusCode()).as(name).isEqualTo(422);
            assertThat(refused.asString()).contains("aria-invalid", "<option selected>Europe/Paris");
        }
        Response zone = tea.submit("/classes", Map.of("name", "My class", "zone", "Mars/Olympus"));
        assertThat(zone.statusCode()).isEqualTo(422);
        assertThat(zone.asString()).contains("value=\"My class\"", "Choose one of the time zones.");
        assertThat(tea.submit("/classes", Map.of()).statusCode()).isEqualTo(422);
        assertThat(tea.submit(page + "/settings", Map.of("name", "", "zone", "UTC"))
                        .statusCode())
                .isEqualTo(422);
        make(tea, "\uD83C\uDFB2".repeat(80));
    }

    @Test
    void aTeacherHasTwentyClassesThatRunAndArchivingMakesRoom() {
        Sql.of("""
                with made as (
                    insert into classroom (name, time_zone, made_at) select 'Copy', 'UTC', now() from generate_series(1, 19) returning id)
                insert into classroom_member (classroom_id, account_id, role, joined_at)
                select made.id, a.id, 'teacher', now() from made, account a where a.name = :name""").on(database).with("name", tea.name()).update();
        Response full = tea.submit("/classes", Map.of("name", "One more", "zone", "UTC"));
        assertThat(full.statusCode()).isEqualTo(422);
        assertThat(full.asString()).contains("You teach 20 classes", "value=\"One more\"");
        tea.submit(page + "/settings/archive", Map.of()).then().statusCode(303);
        make(tea, "One more");
        tea.submit(page + "/settings/restore", Map.of()).then().statusCode(303);
        assertThat(tea.get(page + "/settings").asString()).contains("as many classes as you may", "Archived");
        make(stu, "Of another");
    }

    @Test
    void theLinkIsShutOpenedAndRenewedByTeachers() {
        String link = link();
        Visit late = Visit.signedIn();
        assertThat(late.get(link).asString()).contains("Join the class</button>", tea.name(), "Other students");
        order("shut");
        assertThat(late.get(link).asString()).contains("closed this link").doesNotContain("Join the class</button>");
        assertThat(late.submit(link, Map.of()).header("Location")).endsWith(link);
        assertThat(isMember(late)).isFalse();
        order("open");
        assertThat(link()).isEqualTo(link);
        order("renew");
        assertThat(link()).isNotEqualTo(link);
        assertThat(late.get(link).statusCode()).isEqualTo(404);
        late.submit(link, Map.of());
        assertThat(isMember(late)).isFalse();
        assertThat(tea.submit(page + "/settings/link", Map.of("do", "eat")).statusCode())
                .isEqualTo(400);
        late.submit(link(), Map.of()).then().statusCode(303);
        assertThat(isMember(late)).isTrue();
    }

    @Test
    void aGuestWhoFollowsTheLinkIsLedToItAgainAfterSigningIn() {
        String link = link();
        assertThat(Visit.asGuest().get(link).asString())
                .contains(
                        "your results on the assignments", "/sign-in?return=%2Fclasses%2Fjoin%2F", "/register?return=")
                .doesNotContain("Join the class</button>");
        assertThat(Visit.asGuest().submit(link, Map.of()).statusCode()).isEqualTo(401);
        for (String wrong : List.of("x", link.substring(14, 56), "A".repeat(43), "%00", "a%20b")) {
            assertThat(stu.get("/classes/join/" + wrong).statusCode()).as(wrong).isIn(400, 404);
        }
        assertThat(stu.get(link).asString()).contains("You are in this class.", "href=\"" + page + "\"");
        stu.submit(link, Map.of()).then().statusCode(303);
        assertThat(roles()).containsEntry(stu.name(), "student").hasSize(2);
        tea.submit(link, Map.of()).then().statusCode(303);
        assertThat(roles()).containsEntry(tea.name(), "teacher");
    }

    @Test
    void ofTwoWhoWantTheLastPlaceOneGetsIt() throws Exception {
        Sql.of("""
                with added as (
                    insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
                    select 'm' || :id || '-' || n, null, 'user', false, now(), false from generate_series(1, 197) n returning id)
                insert into classroom_member (classroom_id, account_id, role, joined_at) select :id, id, 'student', now() from added""").on(database).with("id", id).update();
        String link = link();
        List<Visit> both = List.of(Visit.signedIn(), Visit.signedIn());
        atOnce(both, visit -> visit.request().post(link).statusCode());
        assertThat(both.stream().filter(this::isMember)).hasSize(1);
        assertThat(roles()).hasSize(200);
        assertThat(Visit.signedIn().get(link).asString()).contains("This class is full.");
    }

    @Test
    void anArchivedClassStaysReadableAndNobodyJoins() {
        String link = link();
        tea.submit(page + "/settings/archive", Map.of()).then().statusCode(303);
        Visit late = Visit.signedIn();
        assertThat(late.get(link).asString()).contains("This class has ended.");
        late.submit(link, Map.of());
        assertThat(isMember(late)).isFalse();
        assertThat(stu.get(page + "/people").asString()).contains("Archived", tea.name());
        assertThat(tea.get(page + "/people").asString()).contains("Nobody is invited to an archived class.");
        tea.submit(page + "/settings/restore", Map.of()).then().statusCode(303);
        late.submit(link, Map.of());
        assertThat(isMember(late)).isTrue();
    }

    @Test
    void studentsSeeTeachersAndHowManyStudentsThereAre() {
        Visit other = Visit.signedIn();
        join(other);
        assertThat(stu.get(page + "/people").asString())
                .contains(tea.name(), "2 students", "Leave the class now")
                .doesNotContain(other.name(), "/settings", "invitations", "joined");
        assertThat(tea.get(page + "/people").asString())
                .contains(stu.name(), other.name(), "joined", "Confirm your own e-mail address", "/settings");
        assertThat(tea.submit(page + "/people/invitations", Map.of("addresses", "a@b.example", "role", "student"))
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void teachersRemoveStudentsAndMakeThemTeachers() {
        Visit other = Visit.signedIn();
        join(other);
        tea.submit(page + "/people/remove", Map.of("person", other.name()))
                .then()
                .statusCode(303);
        assertThat(other.get(page + "/people").statusCode()).isEqualTo(404);
        tea.submit(page + "/people/teachers", Map.of("person", stu.name()))
                .then()
                .statusCode(303);
        assertThat(stu.get(page + "/settings").statusCode()).isEqualTo(200);
        for (String person : List.of(stu.name(), other.name(), "nobody-at-all", "")) {
            tea.submit(page + "/people/remove", Map.of("person", person)).then().statusCode(303);
            tea.submit(page + "/people/teachers", Map.of("person", person))
                    .then()
                    .statusCode(303);
        }
        assertThat(roles()).isEqualTo(Map.of(tea.name(), "teacher", stu.name(), "teacher"));
    }

    @Test
    void everybodyLeavesButTheLastTeacher() {
        stu.submit(page + "/people/leave", Map.of()).then().statusCode(303);
        assertThat(stu.get(page + "/people").statusCode()).isEqualTo(404);
        assertThat(tea.get(page + "/people").asString())
                .doesNotContain("Leave the class now")
                .contains("only teacher");
        tea.submit(page + "/people/leave", Map.of()).then().statusCode(303);
        assertThat(roles()).isEqualTo(Map.of(tea.name(), "teacher"));
    }

    @Test
    void ofTheLastTwoTeachersWhoLeaveAtOnceOneStays() throws Exception {
        for (int i = 0; i < 3; i++) {
            if (!isMember(stu)) {
                join(stu);
            }
            if (!isMember(tea)) {
                join(tea);
            }
            Sql.of("update classroom_member set role = 'teacher' where classroom_id = :id")
                    .on(database)
                    .with("id", id)
                    .update();
            atOnce(
                    List.of(tea, stu),
                    visit -> visit.request().post(page + "/people/leave").statusCode());
            assertThat(roles()).hasSize(1).containsValue("teacher");
        }
    }

    /** The page saw a student, and waits for the class, which the other teacher is leaving. */
    @Test
    void aStudentWhoBecomesTheLastTeacherWhileTheyLeaveStays() throws Exception {
        try (ExecutorService window = Executors.newSingleThreadExecutor();
                Connection other = database.getConnection();
                Statement statement = other.createStatement()) {
            other.setAutoCommit(false);
            statement.execute("select from classroom where id = " + id + " for update");
            Future<Integer> leaving = window.submit(
                    () -> stu.request().post(page + "/people/leave").statusCode());
            LockWaits.awaitOne(database, leaving);
            statement.execute("delete from classroom_member where role = 'teacher' and classroom_id = " + id);
            statement.execute("update classroom_member set role = 'teacher' where classroom_id = " + id);
            other.commit();
            assertThat(leaving.get()).isEqualTo(303);
        }
        assertThat(roles()).isEqualTo(Map.of(stu.name(), "teacher"));
    }

    @Test
    void aClassIsDeletedByItsName() {
        Response wrong = tea.submit(page + "/settings/delete", Map.of("confirmed", "nim"));
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.asString()).contains("That is not the name of the class.", "value=\"nim\"");
        tea.submit(page + "/settings/delete", Map.of("confirmed", "Nim & <b>friends</b>"))
                .then()
                .statusCode(303);
        assertThat(tea.get(page + "/people").statusCode()).isEqualTo(404);
        assertThat(roles()).isEmpty();
    }

    @Test
    void forWhoHasNoBusinessThereAClassIsNotThere() {
        Visit stranger = Visit.signedIn();
        Visit elsewhere = Visit.signedIn();
        make(elsewhere, "Another class");
        Map<String, Map<String, String>> ofTeachers = new LinkedHashMap<>();
        ofTeachers.put("/people/invitations", Map.of("addresses", "a@b.example", "role", "teacher"));
        ofTeachers.put("/people/invitations/withdraw", Map.of("address", "a@b.example"));
        ofTeachers.put("/people/remove", Map.of("person", stu.name()));
        ofTeachers.put("/people/teachers", Map.of("person", stu.name()));
        ofTeachers.put("/settings", Map.of("name", "Taken", "zone", "UTC"));
        ofTeachers.put("/settings/link", Map.of("do", "renew"));
        ofTeachers.put("/settings/archive", Map.of());
        ofTeachers.put("/settings/restore", Map.of());
        ofTeachers.put("/settings/delete", Map.of("confirmed", "Nim & <b>friends</b>"));
        String link = link();
        for (Visit visit : List.of(stranger, elsewhere, stu)) {
            ofTeachers.forEach((address, form) -> assertThat(
                            visit.submit(page + address, form).statusCode())
                    .as(address)
                    .isEqualTo(404));
            assertThat(visit.get(page + "/settings").statusCode()).isEqualTo(404);
        }
        for (Visit visit : List.of(stranger, elsewhere)) {
            assertThat(visit.get(page + "/people").statusCode()).isEqualTo(404);
            assertThat(visit.submit(page + "/people/leave", Map.of()).statusCode())
                    .isEqualTo(404);
        }
        assertThat(Visit.asGuest().submit(page + "/settings/archive", Map.of()).statusCode())
                .isEqualTo(401);
        assertThat(link()).isEqualTo(link);
        assertThat(roles()).isEqualTo(Map.of(tea.name(), "teacher", stu.name(), "student"));
    }

    @Test
    void whoIsSuspendedReadsAndChangesNothing() {
        String link = link();
        Visit late = Visit.signedIn();
        for (Visit visit : List.of(tea, stu, late)) {
            Sql.of(
                            "insert into suspension (account_id, reason, since) select id, 'spam', now() from account where name = :name")
                    .on(database)
                    .with("name", visit.name())
                    .update();
        }
        assertThat(tea.get(page + "/people").asString()).contains(stu.name()).doesNotContain(page + "/people/remove");
        assertThat(late.get(link).asString()).doesNotContain("Join the class</button>");
        assertThat(late.submit(link, Map.of()).statusCode()).isEqualTo(403);
        assertThat(stu.submit(page + "/people/leave", Map.of()).statusCode()).isEqualTo(403);
        assertThat(tea.submit(page + "/settings/archive", Map.of()).statusCode())
                .isEqualTo(403);
        assertThat(tea.submit("/classes", Map.of("name", "x", "zone", "UTC")).statusCode())
                .isEqualTo(403);
        assertThat(roles()).hasSize(2);
    }

    @Test
    void aClassGoesWithTheAccountOfItsLastTeacher() {
        Visit second = Visit.signedIn();
        join(second);
        tea.submit(page + "/people/teachers", Map.of("person", second.name()));
        delete(tea);
        assertThat(roles()).as("another teaches on").isEqualTo(Map.of(second.name(), "teacher", stu.name(), "student"));
        delete(second);
        assertThat(roles()).isEmpty();
        assertThat(Sql.of("select id from classroom where id = :id")
                        .on(database)
                        .with("id", id)
                        .find(row -> row.getLong("id")))
                .isEmpty();
        assertThat(stu.get("/classes").asString()).contains("You are in no class.");
    }

    @Test
    void anAccountOfAStudentLeavesTheClass() {
        delete(stu);
        assertThat(roles()).isEqualTo(Map.of(tea.name(), "teacher"));
    }

    @Test
    void onesClassesAreAmongOnesDataWithoutTheirLinks() throws IOException {
        String others = "Of others " + make(Visit.signedIn(), "Of others");
        byte[] zip = stu.submit("/account/data.zip", Map.of()).asByteArray();
        assertThat(entry(zip, "classroom_member.json")).contains("\"student\"");
        assertThat(entry(zip, "classroom.json"))
                .contains("Nim & <b>friends</b>")
                .doesNotContain("invite_code", "Of others", link().substring(14));
        assertThat(others).isNotEmpty();
    }

    private long make(Visit visit, String name) {
        Response made = visit.submit("/classes", Map.of("name", name, "zone", "Europe/Berlin"));
        assertThat(made.statusCode()).isEqualTo(303);
        Matcher address = Pattern.compile("/classes/([0-9]+)/").matcher(made.header("Location"));
        assertThat(address.find()).isTrue();
        return Long.parseLong(address.group(1));
    }

    private String link() {
        return "/classes/join/"
                + Sql.of("select invite_code from classroom where id = :id")
                        .on(database)
                        .with("id", id)
                        .one(row -> row.getString("invite_code"));
    }

    private void order(String order) {
        tea.submit(page + "/settings/link", Map.of("do", order)).then().statusCode(303);
        Matcher shown = LINK.matcher(tea.get(page + "/settings").asString());
        assertThat(shown.find()).isTrue();
        assertThat(shown.group()).isEqualTo(link());
    }

    private void join(Visit visit) {
        Response joined = visit.submit(link(), Map.of());
        assertThat(joined.statusCode()).isEqualTo(303);
        assertThat(joined.header("Location")).endsWith(page);
    }

    private static void delete(Visit visit) {
        visit.submit("/account/delete", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);
    }

    private boolean isMember(Visit visit) {
        return roles().containsKey(visit.name());
    }

    /** Of all in the class, by name. */
    private Map<String, String> roles() {
        Map<String, String> roles = new LinkedHashMap<>();
        Sql.of("""
                select a.name || ' ' || m.role as line from classroom_member m join account a on a.id = m.account_id
                where m.classroom_id = :id""")
                .on(database)
                .with("id", id)
                .list(row -> row.getString("line").split(" "))
                .forEach(line -> roles.put(line[0], line[1]));
        return roles;
    }

    private static void atOnce(List<Visit> visits, java.util.function.Function<Visit, Integer> press) throws Exception {
        List<Callable<Integer>> presses = new ArrayList<>();
        visits.forEach(visit -> presses.add(() -> press.apply(visit)));
        try (var pool = Executors.newFixedThreadPool(visits.size())) {
            for (Future<Integer> pressed : pool.invokeAll(presses)) {
                assertThat(pressed.get()).isEqualTo(303);
            }
        }
    }

    private static String entry(byte[] zip, String name) throws IOException {
        try (ZipInputStream entries = new ZipInputStream(new ByteArrayInputStream(zip), StandardCharsets.UTF_8)) {
            for (ZipEntry entry = entries.getNextEntry(); entry != null; entry = entries.getNextEntry()) {
                if (entry.getName().equals(name)) {
                    return new String(entries.readAllBytes(), StandardCharsets.UTF_8);
                }
            }
        }
        throw new AssertionError("no " + name);
    }
}
