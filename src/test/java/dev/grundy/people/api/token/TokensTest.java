package dev.grundy.people.api.token;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Solving;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens from the page that makes them to the request that is refused. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class TokensTest {
    private static final String ALL = "submissions:write";
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String LIST = "/api/v1/submissions";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    LastUses uses;

    private Visit ada;

    @BeforeEach
    void somebody() {
        ada = Visit.signedIn();
    }

    @AfterEach
    void now() {
        clock.reset();
    }

    @Test
    void aTokenIsShownOnceAndKeptAsAHashOnly() {
        Response page = ada.submit(
                "/account/tokens",
                Map.of(
                        "name",
                        "my <script>",
                        "scope",
                        List.of("progress:read"),
                        "lifetime",
                        "days-30",
                        "current",
                        Visit.password()));
        assertThat(page.header("Cache-Control")).contains("no-store");
        assertThat(page.asString()).contains("my &lt;script&gt;").containsPattern("grundy_[0-9A-Za-z]{49}");
        String token = page.asString().replaceAll("(?s).*(grundy_[0-9A-Za-z]{49}).*", "$1");
        assertThat(ada.get("/account/tokens").asString())
                .doesNotContain(token)
                .contains("…" + token.substring(token.length() - 4));
        assertThat(stored("token_hash")).hasSize(64).doesNotContain(token);
        assertThat(row()).doesNotContain(token.substring(0, 30));
        assertThat(ada.submit("/account/data.zip", Map.of()).asString()).doesNotContain(stored("token_hash"));
    }

    @Test
    void aTokenIsMadeWithThePasswordOnlyAndTheFormKeepsTheRest() {
        Map<String, Object> form = Map.of("name", "at your desk", "scope", "progress:read", "lifetime", "days-30");
        Response without = ada.submit("/account/tokens", form);
        assertThat(without.statusCode()).isEqualTo(422);
        assertThat(without.asString())
                .contains("That is not your current password.", "value=\"at your desk\"")
                .doesNotContainPattern("grundy_[0-9A-Za-z]{49}");
        assertThat(stored("count(*)")).isEqualTo("0");
    }

    @Test
    void aChangeOfThePasswordAndSigningOutEverywhereOfferToRevokeTheTokensThatThereAre() {
        String offered = "name=\"tokens\" value=\"revoke\"";
        assertThat(ada.get("/account/password").asString()).doesNotContain(offered);
        Program program = Program.of(ada, "progress:read");
        assertThat(ada.get("/account/password").asString()).contains(offered);
        assertThat(ada.get("/account").asString()).contains(offered);

        String next = "a wholly new one";
        ada.submit("/account/password", Map.of("current", Visit.password(), "password", next))
                .then()
                .statusCode(303);
        assertThat(program.get(LIST).statusCode()).as("not asked for").isEqualTo(200);
        ada.submit("/account/password", Map.of("current", next, "password", Visit.password(), "tokens", "revoke"))
                .then()
                .statusCode(303);
        refused(program.get(LIST), "The token was revoked.");

        Program another = Program.of(ada, "progress:read");
        ada.submit("/account/sign-out-everywhere", Map.of("tokens", "revoke"))
                .then()
                .statusCode(303);
        refused(another.get(LIST), "The token was revoked.");
    }

    @Test
    void aTokenStandsForItsOwnerWithoutCookieAndWhateverPageSendsIt() {
        PublishedProblem problem = PublishedProblem.add(database, "token-" + COUNT.incrementAndGet(), Tier.FREE);
        Response sent = Program.of(ada, ALL)
                .post(LIST, "{\"problem\":\"" + problem.slug() + "\",\"language\":\"python\",\"source\":\"print(1)\"}");
        assertThat(sent.statusCode()).isEqualTo(201);
        assertThat(sent.cookies()).isEmpty();
        assertThat(Program.of(ada, ALL)
                        .request()
                        .from("cross-site")
                        .cookies(Map.of("grundy_session", ada.cookie("grundy_session")))
                        .contentType("application/json")
                        .body("{}")
                        .post(LIST)
                        .statusCode())
                .as("understood, and refused for what is missing")
                .isEqualTo(422);
        assertThat(ada.get("/submissions/" + sent.json().getLong("id")).statusCode())
                .isEqualTo(200);
    }

    @Test
    void whoeverShowsATokenIsNobodyElse() {
        Visit ben = Visit.signedIn();
        Program program = Program.of(ada, "progress:read");
        ben.request()
                .header("Authorization", "Bearer " + program.token())
                .get(LIST)
                .then()
                .statusCode(200);
        ben.request().header("Authorization", "Bearer grundy_").get(LIST).then().statusCode(401);
        assertThat(Visit.asGuest().get(LIST).statusCode()).isEqualTo(401);
        assertThat(ben.get(LIST).statusCode()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "grundy_", "x", "grundy_00000000000000000000000000000000000000000000000000", "\"'<", "a b c"
            })
    void whatIsNoTokenIsRefusedAsTheStandardSays(String text) {
        refused(Program.with(text).get(LIST), "The token is malformed: cut, mistyped, or not one of this site.");
    }

    @Test
    void aTokenThatNobodyMadeIsUnknown() {
        refused(Program.with(ApiToken.draw(new SecureRandom()).value()).get(LIST), "The token is unknown here.");
    }

    @Test
    void twoTokensAtOnceAreNone() {
        String one = Program.tokenOf(ada, "days-30", "progress:read");
        given().header("Authorization", "Bearer " + one)
                .header("Authorization", "Bearer " + one)
                .get(LIST)
                .then()
                .statusCode(401);
    }

    @Test
    void aBadTokenIsToldSoAlsoWhereEverybodyMayComeIn() {
        assertThat(given().get("/api/v1/status").statusCode()).isEqualTo(200);
        refused(
                Program.with("grundy_x").get("/api/v1/status"),
                "The token is malformed: cut, mistyped, or not one of this site.");
    }

    @Test
    void anExpiredTokenIsRefusedFromTheMomentOn() {
        Program program = Program.with(Program.tokenOf(ada, "days-30", "progress:read"));
        clock.advance(Duration.ofDays(30).minusMinutes(1));
        assertThat(program.get(LIST).statusCode()).isEqualTo(200);
        clock.advance(Duration.ofMinutes(1));
        refused(program.get(LIST), "The token expired.");
        assertThat(Program.with(Program.tokenOf(Visit.signedIn(), "until-revoked", "progress:read"))
                        .get(LIST)
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aRevokedTokenIsRefusedAtOnceAndNobodyElseRevokesIt() {
        Program program = Program.of(ada, "progress:read");
        String revoke = "/account/tokens/" + stored("id") + "/revoke";
        assertThat(Visit.signedIn().submit(revoke, Map.of()).statusCode()).isEqualTo(404);
        assertThat(program.get(LIST).statusCode()).isEqualTo(200);
        assertThat(ada.submit(revoke, Map.of()).statusCode()).isEqualTo(303);
        assertThat(ada.get("/account/tokens").asString()).contains("“a program” is revoked");
        refused(program.get(LIST), "The token was revoked.");
        assertThat(ada.submit(revoke, Map.of()).statusCode()).isEqualTo(404);
    }

    @Test
    void allAreRevokedTogether() {
        List<Program> programs = List.of(Program.of(ada, "progress:read"), Program.of(ada, "progress:read"));
        Program others = Program.of(Visit.signedIn(), "progress:read");
        assertThat(ada.submit("/account/tokens/revoke", Map.of()).statusCode()).isEqualTo(303);
        assertThat(programs).allMatch(program -> program.get(LIST).statusCode() == 401);
        assertThat(others.get(LIST).statusCode()).isEqualTo(200);
    }

    @Test
    void theTokensOfADeletedAccountAreUnknown() {
        Program program = Program.of(ada, "progress:read");
        ada.submit("/account/delete", Map.of("current", Visit.password()));
        refused(program.get(LIST), "The token is unknown here.");
    }

    @Test
    void whoHasToChooseAPasswordFirstComesInByNoToken() {
        Program program = Program.of(ada, "progress:read");
        Sql.of("update account set must_change_password = true where name = :name")
                .on(database)
                .with("name", ada.name())
                .update();
        refused(program.get(LIST), "The owner of the token has to choose a password first.");
    }

    @Test
    void aTokenReachesAsFarAsItsScopes() {
        Response refused = Program.of(ada, "problems:read", ALL).get(LIST);
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.header("WWW-Authenticate"))
                .isEqualTo("Bearer realm=\"grundy\", error=\"insufficient_scope\", scope=\"progress:read\"");
        assertThat(refused.json().getString("type")).isEqualTo("/api/v1/errors/insufficient-scope");
        assertThat(Program.of(ada, "progress:read").post(LIST, "{}").statusCode())
                .isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/account", "/account/tokens", "/submissions", "/account/password", "/account/delete"})
    void aTokenOpensNoPage(String page) {
        Response answer = Program.of(ada, "problems:read", ALL, "progress:read").get(page);
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(answer.header("Location")).contains("/sign-in");
    }

    @Test
    void anAdminAdministersByNoToken() {
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        PublishedProblem problem = PublishedProblem.add(database, "token-" + COUNT.incrementAndGet(), Tier.FREE);
        long adas = Program.of(ada, ALL)
                .post(LIST, "{\"problem\":\"" + problem.slug() + "\",\"language\":\"python\",\"source\":\"print(1)\"}")
                .json()
                .getLong("id");
        assertThat(eve.get(LIST + "/" + adas).statusCode()).isEqualTo(200);
        assertThat(Program.of(eve, ALL).get(LIST + "/" + adas).statusCode()).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"?access_token=%s", "?token=%s", "?before=%s", "?x=1&acc%%65ss_token=%s", "?before=grundy%%5F%s"
            })
    void aTokenInTheAddressIsRefusedHoweverGoodItIs(String query) {
        String token = Program.tokenOf(ada, "days-30", "progress:read");
        String shown = query.contains("%%5F") ? token.substring("grundy_".length()) : token;
        Response refused = Program.with(token).request().get(LIST + query.formatted(shown));
        assertThat(refused.statusCode()).isEqualTo(400);
        assertThat(refused.json().getString("type")).isEqualTo("/api/v1/errors/token-in-address");
        assertThat(refused.json().getString("detail")).contains("must be considered leaked");
    }

    @Test
    void whatBecomesOfATokenStandsInTheOwnersLog() {
        Program program = Program.of(ada, "progress:read");
        Program.with(program.token()).get(LIST + "?access_token=" + program.token());
        assertThat(ada.get("/account/security").asString())
                .contains("API token found in an address", "a program", "127.0.0.1");
        ada.submit("/account/tokens/" + stored("id") + "/revoke", Map.of());
        program.get(LIST);
        assertThat(ada.get("/account/security").asString())
                .containsSubsequence("API token refused", "API token revoked", "API token made")
                .doesNotContain(program.token());
        assertThat(Visit.signedIn().get("/account/security").asString()).doesNotContain("<td>API token");
    }

    @Test
    void theLastUseIsNotedOnceAMinuteAndNotByWhatIsRefused() {
        Program program = Program.of(ada, "progress:read");
        program.get("/api/v1/submissions/1?token=x");
        uses.write();
        assertThat(stored("last_used_at")).isEqualTo("null");
        program.get(LIST);
        uses.write();
        Instant first = lastUse();
        clock.advance(Duration.ofSeconds(30));
        program.get(LIST);
        uses.write();
        assertThat(lastUse()).isEqualTo(first);
        clock.advance(Duration.ofSeconds(31));
        program.get(LIST);
        uses.write();
        assertThat(lastUse()).isAfter(first.plusSeconds(60));
    }

    @Test
    void fiftyAreTheMostAlsoOfManyAtOnce() throws Exception {
        IntStream.range(0, Tokens.MOST - 2).forEach(i -> Program.of(ada, "progress:read"));
        List<Integer> answers;
        try (ExecutorService together = Executors.newFixedThreadPool(8)) {
            List<Future<Integer>> sent = Stream.generate(() -> together.submit(() -> ada.request()
                            .formParam("name", "one of many")
                            .formParam("scope", "progress:read")
                            .formParam("current", Visit.password())
                            .post("/account/tokens")
                            .statusCode()))
                    .limit(8)
                    .toList();
            together.shutdown();
            assertThat(together.awaitTermination(5, TimeUnit.MINUTES)).isTrue();
            answers = sent.stream().map(Future::resultNow).toList();
        }
        assertThat(answers)
                .containsOnly(200, 422)
                .filteredOn(status -> status == 200)
                .hasSize(2);
        assertThat(ada.get("/account/tokens").asString()).contains("You have 50 tokens, which is the most.");
        ada.submit("/account/tokens/" + stored("max(id)") + "/revoke", Map.of());
        assertThat(ada.get("/account/tokens").asString()).contains("Make the token");
    }

    @Test
    void whatMakesNoTokenIsToldAtItsField() {
        String page = ada.submit("/account/tokens", Map.of("name", " ", "lifetime", "days-7"))
                .asString();
        assertThat(page).contains("A name has 1 to 60 characters.", "Choose at least one.");
        assertThat(ada.submit("/account/tokens", Map.of("name", "x".repeat(61), "scope", "progress:read"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(ada.submit("/account/tokens", Map.of("name", "x", "scope", "admin"))
                        .statusCode())
                .isEqualTo(422);
        assertThat(new Solving(database).account(ada.name())).isPositive();
        assertThat(stored("count(*)")).isEqualTo("0");
    }

    @Test
    void guestsAndPagesOfOtherSitesMakeNone() {
        assertThat(Visit.asGuest()
                        .submit("/account/tokens", Map.of("name", "x", "scope", ALL))
                        .statusCode())
                .isEqualTo(401);
        assertThat(ada.request()
                        .from("cross-site")
                        .formParam("name", "x")
                        .formParam("scope", ALL)
                        .post("/account/tokens")
                        .statusCode())
                .isEqualTo(403);
    }

    private static void refused(Response answer, String why) {
        assertThat(answer.statusCode()).isEqualTo(401);
        assertThat(answer.contentType()).startsWith("application/problem+json");
        assertThat(answer.header("WWW-Authenticate"))
                .isEqualTo("Bearer realm=\"grundy\", error=\"invalid_token\", error_description=\"" + why + "\"");
        assertThat(answer.json().getString("type")).isEqualTo("/api/v1/errors/invalid-token");
        assertThat(answer.json().getString("detail")).isEqualTo(why);
    }

    private Instant lastUse() {
        return Sql.of("select last_used_at from api_token t join account a on a.id = t.account_id where a.name = :name")
                .on(database)
                .with("name", ada.name())
                .one(row -> Sql.instant(row, "last_used_at"));
    }

    private String stored(String column) {
        String known = column.equals("id") ? "t.id" : column.replace("max(id)", "max(t.id)");
        return Sql.of("select " + known
                        + " as v from api_token t join account a on a.id = t.account_id where a.name = :name")
                .on(database)
                .with("name", ada.name())
                .one(row -> String.valueOf(row.getString("v")));
    }

    private String row() {
        return Sql.of(
                        "select to_jsonb(t) as v from api_token t join account a on a.id = t.account_id where a.name = :name")
                .on(database)
                .with("name", ada.name())
                .one(row -> row.getString("v"));
    }
}
