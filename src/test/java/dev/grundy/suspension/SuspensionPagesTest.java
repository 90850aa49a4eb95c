package dev.grundy.suspension;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.Sql;
import dev.grundy.kernel.Tier;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Somebody who is suspended, from the admin's page to the day when it is over. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SuspensionPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String PAGE = "/admin/suspensions";
    private static final String PROGRAM = "print('mine')";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    private Visit ada;
    private Visit eve;
    private String problem;

    @BeforeEach
    void somebodyAnAdminAndAProblem() {
        ada = Visit.signedIn();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        problem = "/problems/"
                + PublishedProblem.addWithPage(database, "shut-" + COUNT.incrementAndGet(), Tier.FREE)
                        .slug();
    }

    @AfterEach
    void now() {
        clock.reset();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/submissions", "/account", "/notebook", "/account/tokens"})
    void everyPageSaysWhyAndUntilWhen(String page) {
        Instant end = Instant.now().plus(Duration.ofDays(30)).truncatedTo(ChronoUnit.MINUTES);
        suspend("copies of <others>", end.toString());
        assertThat(ada.get(page).asString())
                .contains("Your account is suspended until", "UTC", "You can read", "Reason: copies of &lt;others&gt;");
        assertThat(eve.get(page).asString()).doesNotContain("is suspended until");
        assertThat(Visit.asGuest().get("/problems").asString()).doesNotContain("is suspended");
    }

    @Test
    void whatWasSentIsReadJudgedAndTakenAlong() {
        Response sent = ada.submit(problem + "/submit", Map.of("language", "python", "source", PROGRAM));
        String submission = sent.header("Location").replaceFirst("^https?://[^/]*", "");
        suspend("spam", "");
        assertThat(ada.get(submission).asString())
                .contains("print(&#39;mine&#39;)", "Your account is suspended.", "Queued");
        assertThat(waiting("submission" + submission.substring("/submissions".length())))
                .as("it is still judged")
                .isOne();
        Response zip = ada.submit("/account/data.zip", Map.of());
        assertThat(zip.statusCode()).isEqualTo(200);
        assertThat(zip.contentType()).startsWith("application/zip");
        assertThat(ada.submit(submission + "/abort", Map.of()).statusCode()).isEqualTo(303);
    }

    @Test
    void whoSignsInAgainIsStillSuspended() {
        suspend("spam", "");
        ada.submit("/sign-out", Map.of());
        assertThat(ada.submit("/sign-in", Map.of("name", ada.name(), "password", Visit.password()))
                        .statusCode())
                .isEqualTo(303);
        assertThat(ada.get("/problems").asString()).contains("Your account is suspended.", "Reason: spam");
    }

    @Test
    void whatIsSentIsRefusedAndComesBack() {
        suspend("spam", "");
        Map<String, String> program = Map.of("language", "python", "source", PROGRAM);
        for (String action : new String[] {"/submit", "/run"}) {
            Response refused = ada.submit(problem + action, program);
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.asString()).contains("Reason: spam", "print(&#39;mine&#39;)");
        }
        Response script = ada.request()
                .accept("application/json")
                .formParam("csrf-token", ada.token())
                .formParams(program)
                .post(problem + "/submit");
        assertThat(script.statusCode()).isEqualTo(403);
        assertThat(script.jsonPath().getString("detail")).contains("Reason: spam");
        Response part = ada.request()
                .header("X-Fragment", "run")
                .formParam("csrf-token", ada.token())
                .formParams(program)
                .post(problem + "/run");
        assertThat(part.statusCode()).isEqualTo(403);
        assertThat(part.asString()).contains("Reason: spam").doesNotContain("<html");
        assertThat(count("submission")).isZero();
        assertThat(count("invocation")).isZero();
    }

    @Test
    void programsReadAndAreToldThatTheyMaySendNothing() {
        Program program = Program.of(ada, "submissions:write", "progress:read");
        suspend("spam", "");
        assertThat(program.get("/api/v1/submissions").statusCode()).isEqualTo(200);
        for (String address : new String[] {"/api/v1/submissions", "/api/v1/runs"}) {
            Response refused = program.post(address, "{}");
            assertThat(refused.statusCode()).isEqualTo(403);
            assertThat(refused.contentType()).startsWith("application/problem+json");
            assertThat(refused.jsonPath().getString("type")).isEqualTo("/api/v1/errors/suspended");
            assertThat(refused.jsonPath().getString("detail")).contains("Reason: spam");
        }
        assertThat(ada.submit("/account/tokens", Map.of("name", "another", "scope", "progress:read"))
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void whenItIsOverEverythingIsAsBefore() {
        suspend("a day off", Instant.now().plus(Duration.ofDays(1)).toString());
        Map<String, String> program = Map.of("language", "python", "source", PROGRAM);
        assertThat(ada.submit(problem + "/submit", program).statusCode()).isEqualTo(403);
        clock.advance(Duration.ofDays(1));
        assertThat(ada.get("/problems").asString()).doesNotContain("is suspended");
        assertThat(ada.submit(problem + "/submit", program).statusCode()).isEqualTo(303);
    }

    @Test
    void anAdminEndsIt() {
        suspend("spam", "");
        assertThat(eve.get(PAGE).asString()).contains(ada.name(), "spam");
        eve.submit(PAGE + "/end", Map.of("name", ada.name()));
        assertThat(eve.get(PAGE).asString()).contains(ada.name() + " is not suspended any more.");
        assertThat(ada.get("/problems").asString()).doesNotContain("is suspended");
        eve.submit(PAGE + "/end", Map.of("name", ada.name()));
        assertThat(eve.get(PAGE).asString()).contains(ada.name() + " is not suspended.");
        eve.submit(PAGE + "/end", Map.of("name", "nobody-at-all"));
        assertThat(eve.get(PAGE).asString()).contains("No account has that name.");
    }

    @Test
    void thePersonsLogSaysWhyAndNeverWhereTheAdminWas() {
        eve.callItself("EveBrowser/1.0");
        suspend("spam", "");
        eve.submit(PAGE + "/end", Map.of("name", ada.name()));
        assertThat(ada.get("/account/security").asString())
                .containsSubsequence("Suspension ended", "Suspended", "spam")
                .doesNotContain("EveBrowser", eve.name());
        assertThat(origins(ada)).containsOnly("");
        assertThat(eve.get("/admin/security?person=" + ada.name()).asString()).contains("Suspended", "spam");
        assertThat(eve.get("/account/security").asString())
                .contains("Suspended somebody, or ended a suspension", ada.name());
    }

    @Test
    void whatMakesNoSuspensionIsToldAtItsField() {
        assertThat(refused(Map.of("name", "nobody-at-all", "reason", "x"))).contains("No account has that name.");
        assertThat(refused(Map.of("name", ada.name(), "reason", " "))).contains("Say why, in 1 to 200 characters.");
        assertThat(refused(Map.of("name", ada.name(), "reason", "x".repeat(201))))
                .contains("Say why");
        for (String end : new String[] {"soon", "2001-01-01T00:00", "2027-02-30T00:00"}) {
            assertThat(refused(Map.of("name", ada.name(), "reason", "x", "until", end)))
                    .contains("That is no moment in the future.", end);
        }
        assertThat(refused(Map.of("name", eve.name(), "reason", "x"))).contains("You cannot suspend yourself.");
        assertThat(ada.get("/problems").asString()).doesNotContain("is suspended");
    }

    @Test
    void anAdminWhoIsSuspendedIsNobodySpecial() {
        Visit fay = Visit.signedIn();
        Admins.admit(database, fay.name());
        String adas = ada.submit(problem + "/submit", Map.of("language", "python", "source", PROGRAM))
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
        assertThat(fay.get(adas).statusCode()).isEqualTo(200);
        suspend(fay, "trial", "");
        assertThat(fay.get(adas).statusCode()).isEqualTo(404);
        assertThat(fay.get(PAGE).statusCode()).isEqualTo(403);
        assertThat(fay.submit(PAGE + "/end", Map.of("name", fay.name())).statusCode())
                .isEqualTo(403);
        assertThat(fay.get("/problems").asString()).contains("Your account is suspended.", "Reason: trial");
        eve.submit(PAGE + "/end", Map.of("name", fay.name()));
        assertThat(fay.get(PAGE).statusCode()).isEqualTo(200);
    }

    @Test
    void onlyAdminsSuspend() {
        assertThat(ada.get(PAGE).statusCode()).isEqualTo(403);
        assertThat(ada.submit(PAGE, Map.of("name", eve.name(), "reason", "x")).statusCode())
                .isEqualTo(403);
        assertThat(Visit.asGuest()
                        .submit(PAGE, Map.of("name", eve.name(), "reason", "x"))
                        .statusCode())
                .isEqualTo(401);
    }

    @Test
    void germansReadItInGerman() {
        ada.prefer("de");
        suspend("Werbung", Instant.now().plus(Duration.ofDays(1)).toString());
        assertThat(ada.get("/problems").asString())
                .contains("Dein Konto ist bis ", "gesperrt. Du kannst", "Grund: Werbung");
        assertThat(ada.submit(problem + "/run", Map.of("language", "python", "source", "x"))
                        .asString())
                .contains("gesperrt. Du kannst", "Grund: Werbung");
    }

    private void suspend(String reason, String until) {
        suspend(ada, reason, until);
    }

    private void suspend(Visit whom, String reason, String until) {
        Map<String, String> form = new HashMap<>(Map.of("name", whom.name(), "reason", reason, "until", until));
        assertThat(eve.submit(PAGE, form).statusCode()).isEqualTo(303);
    }

    private String refused(Map<String, String> form) {
        Response answer = eve.submit(PAGE, form);
        assertThat(answer.statusCode()).isEqualTo(422);
        return answer.asString();
    }

    private long waiting(String topic) {
        return Sql.of("select count(*) as n from work where topic = :topic and ended_at is null")
                .on(database)
                .with("topic", topic)
                .one(row -> row.getLong("n"));
    }

    private long count(String table) {
        return Sql.of("select count(*) as n from " + table
                        + " t where account_id = (select id from account where name = :name)")
                .on(database)
                .with("name", ada.name())
                .one(row -> row.getLong("n"));
    }

    private Iterable<String> origins(Visit whom) {
        return Sql.of("""
                select address || browser as origin from security_event e join account a on a.id = e.account_id
                where a.name = :name and e.kind like 'suspen%'""").on(database).with("name", whom.name()).list(row -> row.getString("origin"));
    }
}
