package dev.grundy.people.suspension;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.KeptPasskey;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
    private static final Pattern FORM =
            Pattern.compile("<form method=\"post\" action=\"([^\"]*)\"[^>]*>(.*?)</form>", Pattern.DOTALL);
    private static final Pattern BUTTON = Pattern.compile("<button(?![^>]* (?:hidden|type=\"button\"))[^>]*>");
    private static final Pattern OWN_ADDRESS = Pattern.compile(" formaction=\"([^\"]*)\"");
    private static final String PROGRAM = "print('mine')";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    Catalogue catalogue;

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
        Response script =
                ada.request().accept("application/json").formParams(program).post(problem + "/submit");
        assertThat(script.statusCode()).isEqualTo(403);
        assertThat(script.json().getString("detail")).contains("Reason: spam");
        Response part =
                ada.request().header("X-Fragment", "run").formParams(program).post(problem + "/run");
        assertThat(part.statusCode()).isEqualTo(403);
        assertThat(part.asString()).contains("Reason: spam").doesNotContain("<html");
        assertThat(count("submission")).isZero();
        assertThat(count("invocation")).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/by-hand", "/editorial", "/hints", "/submissions", "/solutions"})
    void whatAProblemsPagesOfferIsNotRefused(String tab) {
        OwnProblems.loadInto(catalogue);
        String page = "/problems/stones-one-three-four" + tab;
        Set<String> before = offered(ada.get(page).asString());
        suspend("spam", "");
        Set<String> offered = offered(ada.get(page).asString());
        assertThat(before).as("there is something to be left out").hasSizeGreaterThan(offered.size());
        assertThat(offered)
                .allSatisfy(address -> assertThat(ada.submit(address, Map.of()).statusCode())
                        .as(address)
                        .isNotEqualTo(403));
    }

    @Test
    void whatOnesOwnPagesOfferIsNotRefusedAndWhatIsThereStaysReadable() {
        String slug = problem.substring("/problems/".length());
        ada.submit("/notebook/notes/" + slug, Map.of("text", "my own words", "version", ""));
        ada.submit("/notebook/collections", Map.of("name", "my shelf", "problem", slug));
        ada.submit(
                "/account/tokens",
                Map.of(
                        "name",
                        "my program",
                        "scope",
                        "progress:read",
                        "lifetime",
                        "days-30",
                        "current",
                        Visit.password()));
        KeptPasskey.add(database, ada.name());
        Admins.showSecondFactor(database, ada.name());
        Sql.of("""
                insert into account_email (account_id, confirmed, address, given_at)
                select id, true, name || '@example.org', now() from account where name = :name""").on(database).with("name", ada.name()).update();
        String shelf = collectionOf(ada);
        Map<String, String> pages = new TreeMap<>();
        pages.put("/account", ada.name());
        pages.put("/account/passkeys", "my phone");
        pages.put("/account/email", ada.name() + "@example.org");
        pages.put("/account/tokens", "my program");
        pages.put("/notebook", "my shelf");
        pages.put(shelf, slug.toUpperCase(Locale.ROOT));
        pages.put("/notebook/notes/" + slug, "my own words");
        Map<String, Set<String>> before = new TreeMap<>();
        pages.keySet().forEach(page -> before.put(page, offered(ada.get(page).asString())));
        suspend("spam", "");
        pages.forEach((page, known) -> {
            String shown = ada.get(page).asString();
            assertThat(shown).as(page).contains(known, "The rest is here again when your suspension ends.");
            Set<String> offered = offered(shown);
            assertThat(before.get(page)).as(page).hasSizeGreaterThan(offered.size());
            offered.remove("/account/delete");
            offered.remove("/account/sign-out-everywhere");
            assertThat(offered)
                    .as(page)
                    .allSatisfy(
                            address -> assertThat(ada.submit(address, Map.of()).statusCode())
                                    .as(address)
                                    .isNotEqualTo(403));
        });
    }

    private String collectionOf(Visit visit) {
        String id = Sql.of("""
                select max(c.id)::text as id from collection c join account a on a.id = c.account_id where a.name = :name""").on(database).with("name", visit.name()).one(row -> row.getString("id"));
        return "/notebook/collections/" + id;
    }

    /** Where the buttons that can be seen send a form to, but for the one that signs out. */
    private static Set<String> offered(String page) {
        Set<String> addresses = new TreeSet<>();
        for (MatchResult form : FORM.matcher(page).results().toList()) {
            for (MatchResult button : BUTTON.matcher(form.group(2)).results().toList()) {
                Matcher own = OWN_ADDRESS.matcher(button.group());
                addresses.add(own.find() ? own.group(1) : form.group(1));
            }
        }
        addresses.remove("/sign-out");
        return addresses;
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
            assertThat(refused.json().getString("type")).isEqualTo("/api/v1/errors/suspended");
            assertThat(refused.json().getString("detail")).contains("Reason: spam");
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
        assertThat(eve.get(PAGE).asString()).contains(ada.name() + " is no longer suspended.");
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
        for (String end : new String[] {"soon", "2001-01-01T00:00", "2027-02-30T00:00", "+999999999-01-01T00:00"}) {
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
        assertThat(fay.get(PAGE).statusCode()).isEqualTo(404);
        assertThat(fay.submit(PAGE + "/end", Map.of("name", fay.name())).statusCode())
                .isEqualTo(404);
        assertThat(fay.get("/problems").asString()).contains("Your account is suspended.", "Reason: trial");
        eve.submit(PAGE + "/end", Map.of("name", fay.name()));
        assertThat(fay.get(PAGE).statusCode()).isEqualTo(200);
    }

    @Test
    void onlyAdminsSuspend() {
        assertThat(ada.get(PAGE).statusCode()).isEqualTo(404);
        assertThat(ada.submit(PAGE, Map.of("name", eve.name(), "reason", "x")).statusCode())
                .isEqualTo(404);
        assertThat(Visit.asGuest()
                        .submit(PAGE, Map.of("name", eve.name(), "reason", "x"))
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void aModeratorSuspendsWhoHasNoSuchRoleAndSeesNothingElse() {
        Visit mod = Visit.signedIn();
        Admins.appoint(database, mod.name(), "moderator");
        Visit author = Visit.signedIn();
        Admins.appoint(database, author.name(), "author");
        Visit other = Visit.signedIn();
        Admins.appoint(database, other.name(), "moderator");
        for (Visit whom : new Visit[] {ada, author}) {
            assertThat(mod.submit(PAGE, Map.of("name", whom.name(), "reason", "spam"))
                            .statusCode())
                    .isEqualTo(303);
        }
        for (Visit whom : new Visit[] {eve, other}) {
            Response refused = mod.submit(PAGE, Map.of("name", whom.name(), "reason", "spam"));
            assertThat(refused.statusCode()).isEqualTo(422);
            assertThat(refused.asString()).contains("You may not decide about " + whom.name());
        }
        suspend(other, "spam", "");
        mod.submit(PAGE + "/end", Map.of("name", other.name()));
        assertThat(mod.get(PAGE).asString()).contains("You may not decide about " + other.name());
        assertThat(other.get(PAGE).statusCode()).as("a suspended moderator").isEqualTo(404);
        mod.submit(PAGE + "/end", Map.of("name", ada.name()));
        assertThat(ada.get("/problems").asString()).doesNotContain("is suspended");
        assertThat(author.get(PAGE).statusCode()).isEqualTo(404);
        assertThat(mod.get("/admin").asString())
                .contains("href=\"/admin/suspensions\"")
                .doesNotContain("/admin/people", "/admin/audit", "/admin/security", "/admin/problems");
        eve.submit(PAGE + "/end", Map.of("name", other.name()));
        eve.submit(PAGE + "/end", Map.of("name", author.name()));
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
