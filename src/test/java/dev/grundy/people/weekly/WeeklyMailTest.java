package dev.grundy.people.weekly;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.suspension.Suspension;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.MailServer;
import dev.grundy.testsupport.Mailbox;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Request;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.PageLanguage;
import io.quarkus.scheduler.Scheduler;
import io.quarkus.scheduler.Trigger;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The weekly mail, from the box on the account page to the link that stops it. It is Wednesday when each test begins. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@QuarkusTestResource(MailServer.class)
class WeeklyMailTest {
    private static final String CHOICE = "/account/weekly-mail";
    private static final String CHECKED = "value=\"yes\" checked";
    private static final String SITE = "https://judge.example";
    private static final ZoneId FIRST_PLACE = ZoneId.of("Pacific/Kiritimati");

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    AheadClock clock;

    @Inject
    Scheduler scheduler;

    @Inject
    WeeklyRound round;

    @Inject
    WeeklyMailWriter writer;

    @Inject
    SuspensionRepository suspensions;

    @Inject
    Outbox outbox;

    private Visit ada;
    private Mailbox mailbox;
    private LocalDate monday;

    @BeforeEach
    void wednesday() {
        OwnProblems.loadInto(catalogue);
        LocalDate wednesday =
                LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC).with(TemporalAdjusters.next(DayOfWeek.WEDNESDAY));
        moveTo(wednesday.atTime(LocalTime.NOON).toInstant(ZoneOffset.UTC));
        monday = wednesday.with(TemporalAdjusters.next(DayOfWeek.MONDAY));
        ada = Visit.signedIn();
        mailbox = new Mailbox(ada.name() + "@weekly.example");
    }

    @AfterEach
    void putTheClockBack() {
        clock.reset();
    }

    @Test
    void fromTheBoxOverTheMailToTheButtonAfterWhichNoMoreComes() {
        confirm(ada, mailbox);
        choose(ada);
        moveTo(at(monday, "08:30", ZoneOffset.UTC));
        round.round();
        assertThat(mailbox.next().subject()).isEqualTo("Your week at " + SITE);
        moveTo(at(monday.plusWeeks(1), "08:30", ZoneOffset.UTC));
        round.round();
        Mailbox.Mail mail = mailbox.next();
        String stop = stopPath(mail);
        assertThat(mail.text()).contains("Stop this weekly mail:", SITE + stop);

        Visit guest = Visit.asGuest();
        assertThat(guest.get(stop).asString())
                .contains("<form method=\"post\" action=\"" + stop + "\">", "Stop it</button>");
        assertThat(guest.submit(stop, Map.of()).asString()).contains("You get no weekly mail.");
        assertThat(ada.get("/account").asString()).doesNotContain(CHECKED);
        moveTo(at(monday.plusWeeks(2), "08:30", ZoneOffset.UTC));
        round.round();
        assertThatNextIsTheMarker(ada, mailbox);
    }

    /** Every ten minutes, two after the start. */
    @Test
    void theScheduleLooksWithinMinutes() {
        Trigger trigger = scheduler.getScheduledJobs().stream()
                .filter(job -> job.getMethodDescription().equals(WeeklyRound.class.getName() + "#round"))
                .findFirst()
                .orElseThrow();
        assertThat(Duration.between(Instant.now(), trigger.getNextFireTime()))
                .isLessThanOrEqualTo(Duration.ofMinutes(12));
    }

    @Test
    void nobodyGetsItWhoHasNotChosenIt() {
        confirm(ada, mailbox);
        assertThat(ada.get("/account").asString()).contains("Weekly mail").doesNotContain(CHECKED);
        moveTo(at(monday, "08:30", ZoneOffset.UTC));
        round.round();

        assertThat(posted(ada)).isEmpty();
        assertThatNextIsTheMarker(ada, mailbox);
    }

    @Test
    void itNeedsAConfirmedAddress() {
        assertThat(ada.get("/account").asString())
                .contains("It needs a confirmed e-mail address.")
                .doesNotContain("name=\"wanted\"");
        choose(ada);
        assertThat(posted(ada)).isEmpty();

        confirm(ada, mailbox);
        choose(ada);
        assertThat(ada.get("/account").asString()).contains(CHECKED);
        ada.submit(CHOICE, Map.of()).then().statusCode(303);
        assertThat(ada.get("/account").asString()).doesNotContain(CHECKED);
    }

    @Test
    void itComesOnMondaysAtEightWhereItsReaderLives() {
        ada.submit("/account/time-zone", Map.of("zone", FIRST_PLACE.getId()));
        Visit ben = Visit.signedIn();
        Mailbox bens = new Mailbox(ben.name() + "@weekly.example");
        confirm(ada, mailbox);
        confirm(ben, bens);
        choose(ada);
        choose(ben);
        String before = monday.minusWeeks(1).toString();

        moveTo(at(monday, "07:30", FIRST_PLACE));
        round.round();
        assertThat(List.of(posted(ada), posted(ben))).containsExactly(before, before);
        moveTo(at(monday, "08:01", FIRST_PLACE));
        round.round();
        assertThat(List.of(posted(ada), posted(ben))).containsExactly(monday.toString(), before);
        assertThat(mailbox.next().subject()).isEqualTo("Your week at " + SITE);
        moveTo(at(monday, "08:01", ZoneOffset.UTC));
        round.round();
        assertThat(List.of(posted(ada), posted(ben))).containsExactly(monday.toString(), monday.toString());
        assertThat(bens.next().subject()).isEqualTo("Your week at " + SITE);
        assertThatNextIsTheMarker(ada, mailbox);
    }

    @Test
    void itComesOnceInAWeekAndMissedWeeksAreNotCaughtUp() {
        confirm(ada, mailbox);
        choose(ada);
        moveTo(at(monday.plusWeeks(2).plusDays(1), "12:00", ZoneOffset.UTC));
        round.round();
        assertThat(mailbox.next().subject()).startsWith("Your week");
        moveTo(at(monday.plusWeeks(2).plusDays(6), "12:00", ZoneOffset.UTC));
        round.round();

        assertThat(posted(ada)).isEqualTo(monday.plusWeeks(2).toString());
        assertThatNextIsTheMarker(ada, mailbox);
    }

    @Test
    void twoNodesThatLookAtOnceSendOne() throws Exception {
        confirm(ada, mailbox);
        choose(ada);
        moveTo(at(monday, "09:00", ZoneOffset.UTC));
        Callable<Void> node = () -> {
            round.round();
            return null;
        };
        try (ExecutorService nodes = Executors.newFixedThreadPool(4)) {
            for (Future<Void> done : nodes.invokeAll(Collections.nCopies(4, node))) {
                done.get();
            }
        }

        assertThat(mailbox.next().subject()).startsWith("Your week");
        assertThatNextIsTheMarker(ada, mailbox);
    }

    @Test
    void itSaysInTheLanguageOfTheAccountWhatComesNext() {
        confirm(ada, mailbox);
        ada.submit("/account/language", Map.of("language", "de"));
        choose(ada);
        moveTo(at(monday, "09:00", ZoneOffset.UTC));
        Sql.of("""
                insert into practice_day (account_id, day, judged, accepted)
                select :account, cast(:monday as date) - n, 1, 1 from generate_series(1, 3) n""")
                .on(database)
                .with("account", account(ada))
                .with("monday", monday.toString())
                .update();
        round.round();
        Mailbox.Mail mail = mailbox.next();

        assertThat(mail.subject()).isEqualTo("Deine Woche bei " + SITE);
        assertThat(mail.text())
                .startsWith("Hallo " + ada.name() + ",")
                .containsSubsequence(
                        "Deine Serie ist 3 Tage lang.",
                        "Als Nächstes auf dem Lernpfad",
                        SITE,
                        "Diese wöchentliche Mail beenden:",
                        SITE + stopPath(mail));
        assertThat(mail.html())
                .contains("<html lang=\"de\">", "<a href=\"" + SITE + stopPath(mail) + "\">Diese wöchentliche Mail");
        assertThat(mail.stopPost()).isEqualTo("List-Unsubscribe=One-Click");
    }

    @Test
    void theButtonBehindTheLinkStopsItSignedOut() {
        String stop = stopPath(sent());
        Visit guest = Visit.asGuest();

        assertThat(guest.get(stop).asString()).contains("Stop the weekly mail", "Stop it</button>");
        assertThat(posted(ada)).as("following the link changes nothing").isNotEmpty();
        Response stopped = guest.submit(stop, Map.of());
        assertThat(stopped.statusCode()).isEqualTo(200);
        assertThat(stopped.asString()).contains("You get no weekly mail.").doesNotContain("Stop it</button>");
        assertThat(posted(ada)).isEmpty();
        assertThat(guest.get(stop).asString()).contains("You get no weekly mail.");
    }

    @Test
    void aMailProgramStopsItByOnePostAsOftenAsItLikes() {
        String stop = stopPath(sent());

        for (int i = 0; i < 2; i++) {
            Response stopped = Request.given()
                    .fromNowhere()
                    .contentType("application/x-www-form-urlencoded")
                    .body("List-Unsubscribe=One-Click")
                    .post(stop);
            assertThat(stopped.statusCode()).isEqualTo(200);
        }
        Response inParts = Request.given()
                .fromNowhere()
                .multiPart("List-Unsubscribe", "One-Click")
                .post(stop);

        assertThat(inParts.statusCode()).isEqualTo(200);
        assertThat(posted(ada)).isEmpty();
        moveTo(at(monday.plusWeeks(1), "09:00", ZoneOffset.UTC));
        round.round();
        assertThatNextIsTheMarker(ada, mailbox);
    }

    @Test
    void aPageOfAnotherSiteStopsNothing() {
        String stop = stopPath(sent());

        Request.given().from("cross-site").post(stop).then().statusCode(403);
        Request.given()
                .fromNowhere()
                .header("Origin", "https://elsewhere.example")
                .post(stop)
                .then()
                .statusCode(403);
        ada.request().fromNowhere().post(stop).then().statusCode(403);
        assertThat(posted(ada)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "%00", "..%2F..%2Faccount", "a%20b"})
    void aWrongLinkIsSaidToBeOne(String token) {
        Response page = Visit.asGuest().get("/weekly-mail/stop/" + token);
        Response posted = Visit.asGuest().submit("/weekly-mail/stop/" + token, Map.of());

        assertThat(List.of(page.statusCode(), posted.statusCode()))
                .allMatch(status -> status == 410 || status == 400 || status == 404);
        assertThat(page.asString()).contains("<h1>");
    }

    @Test
    void nothingStopsAMailThatThereIsNot() {
        assertThat(Visit.asGuest().get("/daily-mail/stop/x").statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().submit("/daily-mail/stop/x", Map.of()).statusCode())
                .isEqualTo(404);
    }

    @Test
    void aLinkThatConfirmsAnAddressStopsNothing() {
        confirm(ada, mailbox);
        choose(ada);
        Mailbox other = new Mailbox("other-" + mailbox.address());
        ada.submit("/account/email", Map.of("address", other.address(), "current", Visit.password()));
        String link = other.next().link();

        Visit.asGuest()
                .submit("/weekly-mail/stop" + link.substring(link.lastIndexOf('/')), Map.of())
                .then()
                .statusCode(410);
        assertThat(posted(ada)).isNotEmpty();
    }

    @Test
    void nothingIsWrittenToWhoIsSuspendedUnconfirmedOrHasStoppedIt() {
        confirm(ada, mailbox);
        choose(ada);
        PostedLetter letter = new PostedLetter(
                1, WeeklyMailWriter.KIND, Optional.of(account(ada)), "", PageLanguage.ENGLISH, clock.instant(), 1);
        assertThat(writer.write(letter)).isPresent();

        suspensions.put(account(ada), new Suspension("noise", clock.instant(), Optional.empty()));
        assertThat(writer.write(letter)).isEmpty();
        suspensions.end(account(ada), clock.instant());
        assertThat(writer.write(letter)).isPresent();
        ada.submit("/account/email/remove", Map.of("current", Visit.password()));
        assertThat(writer.write(letter)).isEmpty();
        confirm(ada, new Mailbox("again-" + mailbox.address()));
        assertThat(writer.write(letter)).isPresent();
        ada.submit(CHOICE, Map.of());
        assertThat(writer.write(letter)).isEmpty();
    }

    @Test
    void itEndsWithTheAccountWhoseDataTellOfIt() {
        confirm(ada, mailbox);
        choose(ada);
        long account = account(ada);
        assertThat(ada.submit("/account/data.zip", Map.of()).asByteArray())
                .asString(StandardCharsets.ISO_8859_1)
                .contains("weekly_mail.json");
        ada.submit("/account/delete", Map.of("current", Visit.password()))
                .then()
                .statusCode(303);

        assertThat(Sql.of("select account_id from weekly_mail where account_id = :account")
                        .on(database)
                        .with("account", account)
                        .find(row -> row.getLong("account_id")))
                .isEmpty();
    }

    /** Ada's first weekly mail. */
    private Mailbox.Mail sent() {
        confirm(ada, mailbox);
        choose(ada);
        moveTo(at(monday, "09:00", ZoneOffset.UTC));
        round.round();
        return mailbox.next();
    }

    private static String stopPath(Mailbox.Mail mail) {
        assertThat(mail.stop()).startsWith("<" + SITE + "/weekly-mail/stop/").endsWith(">");
        return mail.stop().substring(1 + SITE.length(), mail.stop().length() - 1);
    }

    /** Mails leave in their order: what was posted before this would come before it. */
    private void assertThatNextIsTheMarker(Visit visit, Mailbox theirs) {
        outbox.post(AccountNotice.PASSWORD_CHANGED.kind(), Optional.of(account(visit)), "", PageLanguage.ENGLISH);
        assertThat(theirs.next().subject()).contains("password");
    }

    private static Instant at(LocalDate day, String time, ZoneId zone) {
        return day.atTime(LocalTime.parse(time)).atZone(zone).toInstant();
    }

    private void moveTo(Instant instant) {
        clock.advance(Duration.between(clock.instant(), instant));
    }

    private static void choose(Visit visit) {
        visit.submit(CHOICE, Map.of("wanted", "yes")).then().statusCode(303);
    }

    private static void confirm(Visit visit, Mailbox theirs) {
        visit.submit("/account/email", Map.of("address", theirs.address(), "current", Visit.password()))
                .then()
                .statusCode(303);
        visit.submit(theirs.next().link(), Map.of()).then().statusCode(303);
    }

    private long account(Visit visit) {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", visit.name())
                .one(row -> row.getLong("id"));
    }

    /** The week of the last mail, or in which it was chosen; empty for somebody who has not. */
    private String posted(Visit visit) {
        return Sql.of("select cast(week as text) as week from weekly_mail where account_id = :account")
                .on(database)
                .with("account", account(visit))
                .find(row -> row.getString("week"))
                .orElse("");
    }
}
