package dev.grundy.people.code;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Base32Code;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Codes that give a tier: made, shared, redeemed, ended. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class CodePagesTest {
    private static final String PAGE = "/admin/codes";
    private static final String REDEEM = "/subscribe/code";
    private static final String REFUSED = "This code cannot be redeemed.";

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @Inject
    TierCodes codes;

    @Inject
    EntitlementRepository entitlements;

    private Visit eve;
    private Visit ada;

    @BeforeEach
    void anAdminAndSomebody() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        ada = Visit.signedIn();
    }

    @AfterEach
    void now() {
        clock.reset();
    }

    @Test
    void aCodeGivesItsTierAndTheListSaysToWhom() {
        String code = made(Map.of("tier", "pro", "days", "30", "note", "course in spring"));
        Response answer = redeem(ada, code.toLowerCase(Locale.ROOT).replace("-", " "));
        assertThat(answer.statusCode()).isEqualTo(303);
        assertThat(ada.get("/subscribe").asString()).contains("You have Pro until ");
        assertThat(tierOf(ada, clock.instant())).isEqualTo(Tier.PRO);
        assertThat(tierOf(ada, clock.instant().plus(Duration.ofDays(30)))).isEqualTo(Tier.FREE);
        assertThat(eve.get(PAGE).asString()).contains(code, "course in spring", "/admin/people/" + ada.name());
        assertThat(eve.get("/admin/people/" + ada.name()).asString()).contains("by a code");
    }

    @Test
    void anAccountRedeemsACodeOnce() {
        String code = made(Map.of("uses", "5"));
        redeem(ada, code);
        Response again = redeem(ada, code);
        assertThat(again.statusCode()).isEqualTo(422);
        assertThat(again.asString()).contains("You have redeemed this code already.");
        assertThat(rights(ada)).isEqualTo(1);
    }

    @Test
    void theTimeOfACodeBeginsWhenThatOfTheSameOrAHigherTierEnds() {
        Instant end = clock.instant().plus(Duration.ofDays(10)).truncatedTo(ChronoUnit.SECONDS);
        new Entitlements(entitlements)
                .grant(new Entitlement(account(ada), Tier.PRO, clock.instant(), end), clock.instant());
        redeem(ada, made(Map.of("tier", "basic", "days", "3")));
        assertThat(ada.get("/subscribe").asString()).contains("after the time that you have already");
        redeem(ada, made(Map.of("tier", "basic", "days", "4")));
        assertThat(tierOf(ada, end.plus(Duration.ofDays(7)).minusSeconds(1))).isEqualTo(Tier.BASIC);
        assertThat(tierOf(ada, end.plus(Duration.ofDays(7)))).isEqualTo(Tier.FREE);
    }

    @Test
    void aPersonWhoHasTheTierForGoodKeepsTheCode() {
        new Entitlements(entitlements)
                .grant(new Entitlement(account(ada), Tier.PRO, clock.instant(), Instant.MAX), clock.instant());
        String code = made(Map.of());
        assertThat(redeem(ada, code).asString()).contains("You have this tier for good.");
        assertThat(redeem(Visit.signedIn(), code).statusCode()).isEqualTo(303);
    }

    @Test
    void wrongUsedUpEndedAndLateCodesGetTheSameAnswer() {
        String usedUp = made(Map.of());
        redeem(Visit.signedIn(), usedUp);
        String ended = made(Map.of("uses", "2"));
        String id = eve.get(PAGE)
                .asString()
                .replaceFirst("(?s).*?<code>" + ended + ".*?codes/end.*?name=\"id\" value=\"(\\d+)\".*", "$1");
        eve.submit(PAGE + "/end", Map.of("id", id));
        String late = made(Map.of());
        Sql.of("update tier_code set valid_until = now() - interval '1 day' where code = :code")
                .on(database)
                .with("code", late.replace("-", ""))
                .update();
        for (String wrong : List.of("", "x", "AAAA-AAAA-AAAA-AAAA", "A".repeat(200), usedUp, ended, late)) {
            Response refused = redeem(Visit.signedIn(), wrong);
            assertThat(refused.statusCode()).as(wrong).isEqualTo(422);
            assertThat(refused.asString()).as(wrong).contains(REFUSED);
        }
        assertThat(eve.get(PAGE).asString()).contains("used up", "ended", "over");
        assertThat(eve.get("/admin/audit?kind=code&about=" + id).asString())
                .containsSubsequence("Code ended", "Code made")
                .doesNotContain(ended);
    }

    @Test
    void theLastUseIsRedeemedOnceByTwoAtOnce() {
        Base32Code code = Base32Code.parse(made(Map.of("uses", "2"))).orElseThrow();
        List<Long> accounts =
                Stream.generate(() -> account(Visit.signedIn())).limit(4).toList();
        List<CompletableFuture<Redemption>> answers = accounts.stream()
                .map(account -> CompletableFuture.supplyAsync(() -> codes.redeem(account, code)))
                .toList();
        assertThat(answers.stream().map(CompletableFuture::join).map(Redemption::outcome))
                .containsExactlyInAnyOrder(
                        Redemption.Outcome.DONE,
                        Redemption.Outcome.DONE,
                        Redemption.Outcome.REFUSED,
                        Redemption.Outcome.REFUSED);
    }

    @Test
    void aPersonWhoTriesManyCodesWaits() {
        Response answer = redeem(ada, "x");
        for (int i = 0; i < 100 && answer.statusCode() == 422; i++) {
            answer = redeem(ada, "x");
        }
        assertThat(answer.statusCode()).isEqualTo(429);
        assertThat(redeem(ada, made(Map.of())).statusCode()).isEqualTo(429);
        assertThat(rights(ada)).isZero();
    }

    @Test
    void whatMakesNoCodeIsToldAtItsFieldAndComesBack() {
        for (Map<String, String> wrong : List.of(
                Map.of("tier", "free"),
                Map.of("days", "0"),
                Map.of("days", "3661"),
                Map.of("uses", "many"),
                Map.of("uses", "99999999999"),
                Map.of("until", "soon"),
                Map.of("until", "2001-01-01"),
                Map.of("until", "+999999999-12-31"),
                Map.of("note", "x".repeat(201)))) {
            Response refused = make(wrong);
            assertThat(refused.statusCode()).as(wrong.toString()).isEqualTo(422);
            assertThat(refused.asString()).contains("field__error");
        }
        assertThat(make(Map.of("until", "soon", "note", "kept <b>")).asString())
                .contains("value=\"soon\"", "kept &lt;b&gt;");
    }

    @Test
    void onlyAdminsSeeCodesAndOnlyPeopleWithAnAccountRedeemThem() {
        assertThat(ada.get(PAGE).statusCode()).isIn(403, 404);
        assertThat(Visit.asGuest().get(REDEEM).statusCode()).isEqualTo(303);
        assertThat(ada.get("/subscribe").asString()).contains("href=\"/subscribe/code\"");
    }

    private String made(Map<String, String> terms) {
        assertThat(make(terms).statusCode()).isEqualTo(303);
        return eve.get(PAGE).asString().replaceFirst("(?s).*?<code>([A-Z2-7-]{19})</code>.*", "$1");
    }

    private Response make(Map<String, String> terms) {
        Map<String, String> form =
                new HashMap<>(Map.of("tier", "pro", "days", "30", "uses", "1", "until", "2098-01-01", "note", ""));
        form.putAll(terms);
        return eve.submit(PAGE, form);
    }

    private static Response redeem(Visit visit, String code) {
        return visit.submit(REDEEM, Map.of("code", code));
    }

    private Tier tierOf(Visit visit, Instant instant) {
        return new Entitlements(entitlements).tierOf(account(visit), instant);
    }

    private long account(Visit visit) {
        return entitlements.accountNamed(visit.name()).orElseThrow();
    }

    private long rights(Visit visit) {
        return Sql.of("select count(*) as n from entitlement where account_id = :account")
                .on(database)
                .with("account", account(visit))
                .one(row -> row.getLong("n"));
    }
}
