package dev.grundy.learn.classroom.seat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.RememberingProfile;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * The tier of a class: an admin grants it, and members with a seat have it. The end of a seat ends it at once, also
 * where the node remembers a tier.
 */
@QuarkusTest
@TestProfile(RememberingProfile.class)
@QuarkusTestResource(PostgresResource.class)
class ClassTierPagesTest {
    private static final String ADMIN = "/admin/classes";
    private static final String WORD = "zqseatword";
    private static final Pattern SEEN = Pattern.compile("name=\"seen\" value=\"([0-9a-f]*)\"");

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    Entitlements entitlements;

    private Visit eve;
    private Visit tea;
    private Visit stu;
    private long id;
    private String page;
    private String granting;
    private String problem;

    @BeforeEach
    void aClassWithAStudentAndAProProblem() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        tea = Visit.signedIn();
        stu = Visit.signedIn();
        Response made = tea.submit("/classes", Map.of("name", "Nim & <b>friends</b>", "zone", "UTC"));
        Matcher address = Pattern.compile("/classes/([0-9]+)/").matcher(made.header("Location"));
        assertThat(address.find()).isTrue();
        id = Long.parseLong(address.group(1));
        page = "/classes/" + id;
        granting = ADMIN + "/" + id;
        problem = "/problems/"
                + PublishedProblem.addWithStatements(
                                database,
                                "seat-" + id,
                                Tier.PRO,
                                Map.of("en", "Everybody reads this.\n\nThe rest says " + WORD + ".\n"))
                        .slug();
        join(stu);
    }

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void membersOfAClassWithATierReadItsProblems() {
        assertThat(reads(stu)).isFalse();
        grant(Map.of("note", "invoice 7"));
        assertThat(reads(stu)).isTrue();
        assertThat(reads(tea)).isTrue();
        assertThat(reads(Visit.signedIn())).isFalse();
        assertThat(stu.get("/subscribe").asString())
                .contains("By your classes", "Nim &amp; &lt;b&gt;friends&lt;/b&gt;")
                .doesNotContain("<b>friends");
        assertThat(stu.get(page + "/people").asString())
                .contains("You have a seat: the class gives you Pro until")
                .doesNotContain("seats are used", "invoice 7");
        assertThat(tea.get(page + "/people").asString())
                .contains("2 of 30 seats are used")
                .doesNotContain("invoice 7");
        tea.prefer("de");
        assertThat(tea.get(page + "/people").asString()).contains("2 von 30 Plätzen sind belegt.");
    }

    @Test
    void anAdminFindsAClassByItsNameAndByATeacher() {
        grant(Map.of("note", "invoice 7"));
        assertThat(eve.get(ADMIN + "?text=" + tea.name()).asString())
                .contains("href=\"" + granting + "\"", tea.name(), "2 / 30");
        assertThat(eve.get(ADMIN + "?text=%26%20%3CB%3Efriends").asString()).contains("href=\"" + granting + "\"");
        assertThat(eve.get(ADMIN + "?text=no-such-class&before=1").asString()).contains("There is no such class.");
        assertThat(eve.get(ADMIN + "?text=%25&before=x").statusCode()).isEqualTo(200);
        assertThat(eve.get("/admin/people/" + stu.name()).asString()).contains("href=\"" + granting + "\"");
        assertThat(eve.get(granting).asString()).contains("invoice 7", "2 of 30 seats used", "Change the tier");
        assertThat(eve.get(ADMIN + "/999999999999").statusCode()).isEqualTo(404);
        assertThat(eve.submit(ADMIN + "/999999999999", form(Map.of())).statusCode())
                .isEqualTo(404);
    }

    @Test
    void withoutAFreeSeatAMemberHasNoTierAndIsTold() {
        grant(Map.of("seats", "2"));
        Visit third = Visit.signedIn();
        join(third);
        assertThat(third.get(page).asString()).contains("No seat for Pro is free");
        assertThat(reads(third)).isFalse();
        assertThat(third.get(page + "/people").asString()).contains("You have no seat");
        assertThat(third.get("/subscribe").asString()).doesNotContain("By your classes");
        assertThat(tea.get(page + "/people").asString())
                .contains("2 of 2 seats are used", "One member has no seat", "no seat</span>");
        grant(Map.of("seats", "3"));
        assertThat(reads(third)).isTrue();
    }

    @Test
    void aSeatThatIsLeftGoesToTheMemberWhoJoinedNext() {
        grant(Map.of("seats", "2"));
        Visit third = Visit.signedIn();
        join(third);
        assertThat(reads(stu)).isTrue();
        stu.submit(page + "/people/leave", Map.of()).then().statusCode(303);
        assertThat(reads(stu)).isFalse();
        assertThat(reads(third)).isTrue();
        join(stu);
        assertThat(reads(stu)).as("is the last to have joined").isFalse();
    }

    @Test
    void ofTwoWhoJoinAtOnceForTheLastSeatOneGetsIt() throws Exception {
        grant(Map.of("seats", "3"));
        String link = link();
        List<Visit> both = List.of(Visit.signedIn(), Visit.signedIn());
        List<Callable<Integer>> presses = both.stream()
                .<Callable<Integer>>map(
                        visit -> () -> visit.request().post(link).statusCode())
                .toList();
        try (var pool = Executors.newFixedThreadPool(2)) {
            for (Future<Integer> pressed : pool.invokeAll(presses)) {
                assertThat(pressed.get()).isEqualTo(303);
            }
        }
        assertThat(both.stream().filter(this::reads)).hasSize(1);
        assertThat(reads(stu)).isTrue();
    }

    /** Each of these is read just before, so that the answer is remembered. */
    @Test
    void allThatEndsASeatEndsTheTierAtOnce() {
        grant(Map.of());
        assertThat(reads(stu)).isTrue();
        tea.submit(page + "/people/remove", Map.of("person", stu.name())).then().statusCode(303);
        assertThat(reads(stu)).as("removed").isFalse();
        join(stu);
        assertThat(reads(stu)).isTrue();
        tea.submit(page + "/settings/archive", Map.of()).then().statusCode(303);
        assertThat(reads(stu)).as("archived").isFalse();
        tea.submit(page + "/settings/restore", Map.of()).then().statusCode(303);
        assertThat(reads(stu)).as("restored").isTrue();
        grant(Map.of("seats", "1"));
        assertThat(reads(stu)).as("fewer seats").isFalse();
        grant(Map.of());
        assertThat(reads(stu)).isTrue();
        grant(Map.of("tier", "basic"));
        assertThat(reads(stu)).as("a lower tier").isFalse();
        grant(Map.of());
        assertThat(reads(stu)).isTrue();
        takeBack(seen(eve.get(granting).asString())).then().statusCode(303);
        assertThat(reads(stu)).as("taken back").isFalse();
        grant(Map.of());
        assertThat(reads(stu)).isTrue();
        tea.submit(page + "/settings/delete", Map.of("confirmed", "Nim & <b>friends</b>"))
                .then()
                .statusCode(303);
        assertThat(reads(stu)).as("deleted").isFalse();
    }

    @Test
    void aClassThatGoesWithTheAccountOfItsTeacherTakesItsSeatsAlong() {
        grant(Map.of());
        assertThat(reads(stu)).isTrue();
        tea.submit("/account/delete", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(reads(stu)).isFalse();
    }

    @Test
    void afterItsLastDayTheTierIsOver() {
        LocalDate last = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).plusDays(3);
        grant(Map.of("until", last.toString()));
        Instant end = last.plusDays(1).atStartOfDay(ZoneOffset.UTC).toInstant();
        assertThat(entitlements.rightNow(account(stu), end.minusMillis(1)).tier())
                .isEqualTo(Tier.PRO);
        assertThat(entitlements.rightNow(account(stu), end).tier()).isEqualTo(Tier.FREE);
        assertThat(reads(stu)).isTrue();
        clock.advance(Duration.ofDays(4));
        assertThat(reads(stu)).isFalse();
        assertThat(stu.get(problem).asString()).contains("Your Pro ended on");
        assertThat(tea.get(page + "/people").asString()).doesNotContain("seats are used");
    }

    @Test
    void aTierOfOnesOwnStaysAndTheBetterOneCounts() {
        Instant now = clock.instant();
        entitlements.grant(new Entitlement(account(stu), Tier.PRO, now, Instant.MAX), now);
        grant(Map.of("tier", "basic"));
        assertThat(reads(stu)).isTrue();
        assertThat(entitlements.rightNow(account(tea), now).tier()).isEqualTo(Tier.BASIC);
        stu.submit(page + "/people/leave", Map.of()).then().statusCode(303);
        assertThat(reads(stu)).isTrue();
        assertThat(entitlements.heldBy(account(stu))).hasSize(1);
    }

    @Test
    void aSuspendedMemberKeepsTheirSeat() {
        grant(Map.of("seats", "2"));
        Visit third = Visit.signedIn();
        join(third);
        Sql.of("insert into suspension (account_id, reason, since) values (:account, 'spam', now())")
                .on(database)
                .with("account", account(stu))
                .update();
        assertThat(reads(third)).isFalse();
        assertThat(entitlements.rightNow(account(stu), clock.instant()).tier()).isEqualTo(Tier.PRO);
    }

    @Test
    void theSeatOfAnAccountThatIsDeletedIsFree() {
        grant(Map.of("seats", "2"));
        Visit third = Visit.signedIn();
        join(third);
        assertThat(reads(third)).isFalse();
        stu.submit("/account/delete", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);
        assertThat(reads(third)).isTrue();
    }

    @Test
    void anAccountThatAnotherBecomesPartOfHasItsSeat() {
        grant(Map.of("seats", "2"));
        Visit kept = Visit.signedIn();
        join(kept);
        assertThat(reads(kept)).isFalse();
        String merging = "/admin/people/" + kept.name() + "/merge";
        String seen = seen(eve.get(merging + "?other=" + stu.name()).asString());
        eve.submit(
                        merging,
                        Map.of("other", stu.name(), "reason", "one person", "current", Visit.password(), "seen", seen))
                .then()
                .statusCode(303);
        assertThat(reads(kept)).isTrue();
        assertThat(tea.get(page + "/people").asString()).contains("2 of 2 seats are used");
    }

    @Test
    void theAuditLogHasWhoGrantedChangedAndTookBack() {
        grant(Map.of("note", "invoice 7"));
        grant(Map.of("seats", "40", "note", "invoice 8"));
        String seen = seen(eve.get(granting).asString());
        takeBack(seen).then().statusCode(303);
        takeBack(seen).then().statusCode(303);
        assertThat(eve.get(granting).asString()).contains("The class had no tier.", "Grant the tier</button>");
        assertThat(Sql.of("""
                        select action || ' ' || coalesce(before ->> 'seats', '-') || ' ' || coalesce(after ->> 'seats', '-') || ' ' || reason as line
                        from audit_entry where subject_kind = 'classroom' and subject_id = cast(:id as text) order by id""")
                        .on(database)
                        .with("id", String.valueOf(id))
                        .list(row -> row.getString("line").strip()))
                .containsExactly(
                        "class-tier-granted - 30 invoice 7",
                        "class-tier-changed 30 40 invoice 8",
                        "class-tier-ended 40 -");
    }

    @Test
    void aPageThatWasOpenOverwritesNothing() {
        String beforeAny = seen(eve.get(granting).asString());
        grant(Map.of("note", "invoice 7"));
        String before = seen(eve.get(granting).asString());
        grant(Map.of("seats", "40", "note", "invoice 8"));
        for (String seen : List.of(beforeAny, before)) {
            Response late = eve.submit(granting, form(Map.of("seats", "2", "note", "as typed", "seen", seen)));
            assertThat(late.statusCode()).isEqualTo(422);
            assertThat(late.asString())
                    .contains("Saving again puts yours in its place.", "2 of 40 seats used", "<dd>invoice 8</dd>")
                    .contains("value=\"as typed\"");
            Response kept = takeBack(seen);
            assertThat(kept.statusCode()).isEqualTo(422);
            assertThat(kept.asString()).contains("It was not taken back.", "value=\"invoice 8\"");
            assertThat(terms()).containsExactly("pro 40 invoice 8");
        }
        Response late = eve.submit(granting, form(Map.of("seats", "2", "seen", before)));
        eve.submit(granting, form(Map.of("seats", "2", "seen", seen(late.asString()))))
                .then()
                .statusCode(303);
        assertThat(terms()).containsExactly("pro 2 ");
        takeBack(seen(eve.get(granting).asString())).then().statusCode(303);
        assertThat(terms()).isEmpty();
    }

    @Test
    void aPageThatWasOpenBringsNoTierBack() {
        grant(Map.of());
        String before = seen(eve.get(granting).asString());
        takeBack(before).then().statusCode(303);
        eve.submit(granting, form(Map.of("seen", before))).then().statusCode(422);
        assertThat(terms()).isEmpty();
    }

    @Test
    void aFormSentTwiceWasNotOvertakenByItself() {
        String seen = seen(eve.get(granting).asString());
        for (int i = 0; i < 2; i++) {
            eve.submit(granting, form(Map.of("note", "invoice 7", "seen", seen)))
                    .then()
                    .statusCode(303);
        }
        assertThat(terms()).containsExactly("pro 30 invoice 7");
    }

    @Test
    void aFormThatIsWrongComesBackWithWhatWasTyped() {
        for (Map<String, String> wrong : List.of(
                Map.of("tier", "free"),
                Map.of("tier", "gold"),
                Map.of("seats", "0"),
                Map.of("seats", "10001"),
                Map.of("seats", "many"),
                Map.of("seats", ""),
                Map.of("until", "2020-01-01"),
                Map.of("until", "soon"),
                Map.of("note", "x".repeat(201)),
                Map.of("note", "two\nlines"))) {
            Map<String, String> typed = new HashMap<>(Map.of("note", "as typed"));
            typed.putAll(wrong);
            Response refused = eve.submit(granting, form(typed));
            assertThat(refused.statusCode()).as("%s", wrong).isEqualTo(422);
            assertThat(refused.asString()).as("%s", wrong).contains("aria-invalid");
            if (!wrong.containsKey("note")) {
                assertThat(refused.asString()).contains("value=\"as typed\"");
            }
        }
        assertThat(eve.submit(granting, Map.of()).statusCode()).isEqualTo(422);
        assertThat(reads(stu)).isFalse();
    }

    @Test
    void withoutPaymentsTeachersAreToldThatTheOperatorGrantsTiers() {
        assertThat(tea.get(page + "/tier").asString())
                .contains("The class has no tier.", "The operator of this site grants tiers to classes")
                .doesNotContain("name=\"price\"");
        grant(Map.of("note", "invoice 7"));
        assertThat(tea.get(page + "/tier").asString())
                .contains("2 of 30 seats used")
                .doesNotContain("invoice 7");
        assertThat(tea.submit(page + "/tier", Map.of("price", "price_1", "seats", "5"))
                        .statusCode())
                .isEqualTo(422);
    }

    @Test
    void nobodyButAnAdminGrantsATier() {
        for (Visit visit : List.of(tea, stu, Visit.signedIn())) {
            assertThat(visit.get(ADMIN).statusCode()).isEqualTo(404);
            assertThat(visit.get(granting).statusCode()).isEqualTo(404);
            assertThat(visit.submit(granting, form(Map.of())).statusCode()).isEqualTo(404);
            assertThat(visit.submit(granting + "/end", Map.of()).statusCode()).isEqualTo(404);
        }
        assertThat(Visit.asGuest().submit(granting, form(Map.of())).statusCode())
                .isEqualTo(404);
        assertThat(reads(tea)).isFalse();
    }

    @Test
    void theTierOfOnesClassIsAmongOnesDataWithoutTheNoteOfAdmins() throws IOException {
        grant(Map.of("note", "invoice 7"));
        assertThat(entry(stu.submit("/account/data.zip", Map.of()).asByteArray(), "classroom_tier.json"))
                .contains("\"pro\"", "\"seats\"")
                .doesNotContain("invoice 7");
    }

    private void grant(Map<String, String> fields) {
        Map<String, String> form = form(fields);
        form.put("seen", seen(eve.get(granting).asString()));
        eve.submit(granting, form).then().statusCode(303);
    }

    private Response takeBack(String seen) {
        return eve.submit(granting + "/end", Map.of("seen", seen));
    }

    private static String seen(String page) {
        Matcher seen = SEEN.matcher(page);
        assertThat(seen.find()).isTrue();
        return seen.group(1);
    }

    /** Tier, seats and note of the class; none without a tier. */
    private List<String> terms() {
        return Sql.of(
                        "select tier || ' ' || seats || ' ' || note as terms from classroom_tier where classroom_id = :id")
                .on(database)
                .with("id", id)
                .list(row -> row.getString("terms"));
    }

    private static Map<String, String> form(Map<String, String> fields) {
        Map<String, String> form =
                new HashMap<>(Map.of("tier", "pro", "seats", "30", "until", "2098-01-31", "note", ""));
        form.putAll(fields);
        return form;
    }

    private boolean reads(Visit visit) {
        return visit.get(problem).asString().contains(WORD);
    }

    private void join(Visit visit) {
        visit.submit(link(), Map.of()).then().statusCode(303);
    }

    private String link() {
        return "/classes/join/"
                + Sql.of("select invite_code from classroom where id = :id")
                        .on(database)
                        .with("id", id)
                        .one(row -> row.getString("invite_code"));
    }

    private long account(Visit visit) {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", visit.name())
                .one(row -> row.getLong("id"));
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
