package dev.grundy.people.admin;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What an admin sees of people and decides about them. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PeoplePagesTest {
    private static final String PEOPLE = "/admin/people";
    private static final Pattern SEEN = Pattern.compile("name=\"seen\" value=\"([0-9a-f]{32})\"");

    @Inject
    DataSource database;

    private Visit eve;
    private Visit ada;

    @BeforeEach
    void anAdminAndSomebody() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        ada = Visit.signedIn();
    }

    @Test
    void aPersonIsFoundAndSeen() {
        assertThat(eve.get(PEOPLE + "?text=" + ada.name().toUpperCase(Locale.ROOT))
                        .asString())
                .contains("href=\"/admin/people/" + ada.name() + "\"");
        assertThat(eve.get(PEOPLE + "?role=admin&text=" + ada.name()).asString())
                .contains("Nobody is found.");
        assertThat(eve.get(PEOPLE + "/" + ada.name()).asString())
                .contains(
                        "User: practises.",
                        "Free",
                        "none confirmed",
                        "Signed in 0 times",
                        "one browser is signed in now",
                        "No right to a tier");
        assertThat(eve.get(PEOPLE + "/nobody-at-all").statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "?text=%00",
                "?text=%25&after=%00",
                "?text=%F4%8F%BF%BF@&after=%F4%8F%BF%BF",
                "?role=king",
                "/%00",
                "/x/role",
                "/x/no-such-action"
            })
    void nonsenseBreaksNothing(String rest) {
        assertThat(eve.get(PEOPLE + rest).statusCode()).isIn(200, 400, 404);
    }

    @Test
    void aTierIsGrantedExtendedAndEnded() {
        assertThat(decide(ada, "grant", Map.of("tier", "pro", "until", "2031-01-01T00:00"))
                        .statusCode())
                .isEqualTo(303);
        String page = eve.get(PEOPLE + "/" + ada.name()).asString();
        assertThat(page).contains("Grant a tier: done for " + ada.name(), "granted", "Extend", "1 January 2031");
        String held = page.replaceFirst("(?s).*extend\\?entitlement=(\\d+).*", "$1");
        assertThat(decide(ada, "extend", Map.of("entitlement", held, "until", "2030-01-01T00:00"))
                        .statusCode())
                .as("shorter is not longer")
                .isEqualTo(422);
        assertThat(decide(ada, "extend", Map.of("entitlement", held, "until", "2032-01-01T00:00"))
                        .statusCode())
                .isEqualTo(303);
        assertThat(ada.get("/account").asString()).contains("Pro");
        assertThat(decide(ada, "end-tier", Map.of("entitlement", held)).statusCode())
                .isEqualTo(303);
        assertThat(ada.get("/account").asString()).doesNotContain(">Pro<");
        assertThat(eve.get(PEOPLE + "/" + ada.name() + "/extend?entitlement=" + held)
                        .statusCode())
                .as("it has ended")
                .isEqualTo(404);
        assertThat(eve.get("/admin/audit?about=" + ada.name()).asString())
                .containsSubsequence("Tier ended", "because", "Tier extended", "Tier granted")
                .contains("2032-01-01T00:00:00Z");
        assertThat(ada.get("/account/security").asString())
                .contains("Tier changed")
                .doesNotContain(eve.name());
    }

    @Test
    void whatSomebodyPaysForOrAnotherHasIsNotEndedHere() {
        Visit ben = Visit.signedIn();
        decide(ben, "grant", Map.of("tier", "basic"));
        String bens = Sql.of(
                        "select e.id from entitlement e join account a on a.id = e.account_id where a.name = :name")
                .on(database)
                .with("name", ben.name())
                .one(row -> row.getString("id"));
        String paid = Sql.of("""
                        insert into entitlement (account_id, tier, valid_from, valid_until, source, source_ref, granted_at)
                        select id, 'pro', now(), now() + interval '1 year', 'payment', 'sub-' || name, now() from account where name = :name
                        returning id""").on(database).with("name", ada.name()).one(row -> row.getString("id"));
        assertThat(eve.get(PEOPLE + "/" + ada.name()).asString())
                .contains("paid for")
                .doesNotContain("end-tier?");
        for (String held : List.of(bens, paid, "", "x", "999999999999999999")) {
            assertThat(decide(ada, "end-tier", Map.of("entitlement", held)).statusCode())
                    .isEqualTo(422);
        }
        assertThat(ben.get("/account").asString()).contains("Basic");
    }

    @Test
    void aRoleIsChangedAndHoldsAtOnce() {
        assertThat(decide(ada, "role", Map.of("role", "moderator")).statusCode())
                .isEqualTo(303);
        Sql.of("update sign_in set second_factor = true where account_id = (select id from account where name = :name)")
                .on(database)
                .with("name", ada.name())
                .update();
        assertThat(ada.get("/admin/suspensions").statusCode()).isEqualTo(200);
        assertThat(decide(ada, "role", Map.of("role", "user")).statusCode()).isEqualTo(303);
        assertThat(ada.get("/admin/suspensions").statusCode()).isEqualTo(404);
        assertThat(ada.get("/account/security").asString()).contains("Role changed", "moderator");
        assertThat(eve.get("/admin/audit?about=" + ada.name()).asString())
                .contains("Role changed", "because", "&quot;role&quot;: &quot;moderator&quot;");
    }

    @Test
    void theLastAdminStaysOne() {
        Sql.of("update account set role = 'user' where role = 'admin' and name <> :name")
                .on(database)
                .with("name", eve.name())
                .update();
        Response refused = decide(eve, "role", Map.of("role", "user"));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Nobody would be left who may act");
        Visit fay = Visit.signedIn();
        Admins.admit(database, fay.name());
        assertThat(decide(eve, "role", Map.of("role", "user")).header("Location"))
                .endsWith("/");
        assertThat(eve.get("/admin").statusCode()).isEqualTo(404);
    }

    @Test
    void nothingIsDoneWithoutTheAdminsOwnPasswordAndAReason() {
        for (Map<String, String> wrong : List.of(
                Map.of("current", "not the one"),
                Map.of("current", ""),
                Map.of("reason", " "),
                Map.of("reason", "x".repeat(201)))) {
            Map<String, String> form = new HashMap<>(Map.of("role", "admin"));
            form.putAll(wrong);
            assertThat(decide(ada, "role", form).statusCode()).isEqualTo(422);
        }
        for (String role : List.of("user", "king", "")) {
            assertThat(decide(ada, "role", Map.of("role", role)).statusCode()).isEqualTo(422);
        }
        for (Map<String, String> wrong : List.of(
                Map.of("tier", "free"),
                Map.of("tier", "gold"),
                Map.of("tier", "pro", "until", "soon"),
                Map.of("tier", "pro", "until", "2001-01-01T00:00"))) {
            assertThat(decide(ada, "grant", wrong).statusCode()).isEqualTo(422);
        }
        assertThat(eve.get("/admin/audit?about=" + ada.name()).asString()).contains("No entry fits.");
        assertThat(eve.get(PEOPLE + "/" + ada.name()).asString()).contains("User: practises.");
    }

    @Test
    void whoSawSomebodyAsTheyWereIsShownHowTheyAre() {
        String seen = seen(ada, "role");
        assertThat(decide(ada, "grant", Map.of("tier", "basic")).statusCode()).isEqualTo(303);
        Response stale = send(eve, ada, "role", Map.of("role", "admin", "seen", seen));
        assertThat(stale.statusCode()).isEqualTo(409);
        assertThat(stale.asString())
                .contains("The person has changed since you opened the form: nothing was done.", "Basic", "because");
        assertThat(ada.get("/admin").statusCode()).isEqualTo(404);
        Matcher now = SEEN.matcher(stale.asString());
        assertThat(now.find()).isTrue();
        assertThat(send(eve, ada, "role", Map.of("role", "author", "seen", now.group(1)))
                        .statusCode())
                .isEqualTo(303);
    }

    @Test
    void ofTwoAdminsAtOnceOneDecides() throws Exception {
        Visit fay = Visit.signedIn();
        Admins.admit(database, fay.name());
        String seen = seen(ada, "grant");
        List<Integer> answers = new ArrayList<>();
        try (ExecutorService both = Executors.newFixedThreadPool(2)) {
            List<Future<Integer>> asked = List.of(eve, fay).stream()
                    .map(admin -> both.submit(() -> send(admin, ada, "grant", Map.of("tier", "pro", "seen", seen))
                            .statusCode()))
                    .toList();
            for (Future<Integer> one : asked) {
                answers.add(one.get());
            }
        }
        assertThat(answers).containsExactlyInAnyOrder(303, 409);
        assertThat(Sql.of("select e.id from entitlement e join account a on a.id = e.account_id where a.name = :name")
                        .on(database)
                        .with("name", ada.name())
                        .list(row -> row.getLong("id")))
                .hasSize(1);
    }

    @Test
    void somebodyIsSignedOutEverywhere() {
        assertThat(decide(ada, "sign-out", Map.of()).statusCode()).isEqualTo(303);
        assertThat(ada.get("/account").statusCode()).isEqualTo(303);
        assertThat(eve.get("/admin/audit?about=" + ada.name()).asString()).contains("Signed out everywhere");
    }

    @Test
    void aOneTimePasswordLetsInToThePageThatChangesIt() {
        Response made = decide(ada, "one-time-password", Map.of());
        assertThat(made.statusCode()).isEqualTo(200);
        assertThat(made.header("Cache-Control")).contains("no-store");
        String password = made.asString().replaceFirst("(?s).*<pre><code>([A-Za-z0-9_-]{20})</code>.*", "$1");
        assertThat(ada.get("/account").statusCode()).as("signed out").isEqualTo(303);
        Visit later = Visit.asGuest();
        assertThat(later.submit("/sign-in", Map.of("name", ada.name(), "password", Visit.password()))
                        .statusCode())
                .as("the old one")
                .isEqualTo(422);
        later.submit("/sign-in", Map.of("name", ada.name(), "password", password));
        assertThat(later.get("/problems").header("Location")).endsWith("/account/password");
        assertThat(eve.get("/admin/audit?about=" + ada.name()).asString())
                .contains("One-time password made")
                .doesNotContain(password);
    }

    @Test
    void aOneTimePasswordRevokesTheTokensOfPrograms() {
        Program program = Program.of(ada, "progress:read");
        assertThat(program.get("/api/v1/submissions").statusCode()).isEqualTo(200);
        decide(ada, "one-time-password", Map.of()).then().statusCode(200);
        assertThat(program.get("/api/v1/submissions").asString()).contains("The token was revoked.");
    }

    @Test
    void aFormSentTwiceIsDoneOnce() {
        String seen = seen(ada, "one-time-password");
        assertThat(send(eve, ada, "one-time-password", Map.of("seen", seen)).statusCode())
                .isEqualTo(200);
        assertThat(send(eve, ada, "one-time-password", Map.of("seen", seen)).statusCode())
                .isEqualTo(409);
    }

    @Test
    void germansDecideInGerman() {
        eve.prefer("de");
        assertThat(eve.get(PEOPLE + "/" + ada.name() + "/grant").asString()).contains("Zugang geben", "Grund");
    }

    /** With the page that is open now, a reason and the admin's password, where the form says nothing else. */
    private Response decide(Visit whom, String action, Map<String, String> fields) {
        Map<String, String> form = new HashMap<>(fields);
        form.putIfAbsent("seen", seen(whom, action));
        return send(eve, whom, action, form);
    }

    private static Response send(Visit admin, Visit whom, String action, Map<String, String> fields) {
        Map<String, String> form = new HashMap<>(Map.of("reason", "because", "current", Visit.password()));
        form.putAll(fields);
        return admin.submit(PEOPLE + "/" + whom.name() + "/" + action, form);
    }

    private String seen(Visit whom, String action) {
        // The pages about an entitlement need one; what they show of the person is the same.
        String page = action.equals("extend") || action.equals("end-tier") ? "role" : action;
        Matcher seen =
                SEEN.matcher(eve.get(PEOPLE + "/" + whom.name() + "/" + page).asString());
        assertThat(seen.find()).isTrue();
        return seen.group(1);
    }
}
