package dev.grundy.problem.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a tier shows and its end takes away, and what stays. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class TierPagesTest {
    private static final String PREMIUM = "/problems/token-walk-directed-graph";
    private static final String WITH_A_DRAWING = "/problems/optimal-strategy-coins";
    private static final String LOCK = "tier tier--basic\"><svg";
    private static final Duration TEN_DAYS = Duration.ofDays(10);

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    Entitlements entitlements;

    @Inject
    AheadClock clock;

    private Visit ada;

    @BeforeEach
    void somebodyWithBasicForTenDays() {
        OwnProblems.loadInto(catalogue);
        ada = Visit.signedIn();
        grant(clock.instant().plus(TEN_DAYS));
    }

    @AfterEach
    void resetTheClock() {
        clock.reset();
    }

    @Test
    void theAccountTellsTheTierAndItsEnd() {
        Instant end = clock.instant().plus(TEN_DAYS);
        assertThat(ada.get("/account").asString())
                .contains(
                        "tier--basic", "until ", "datetime=\"" + end.toString().substring(0, 10));
        Visit dan = Visit.signedIn();
        assertThat(dan.get("/account").asString()).contains("tier--free").doesNotContain("until ");
    }

    @Test
    void thereIsNoLockForWhoHasTheTier() {
        Visit guest = Visit.asGuest();
        for (String page : new String[] {"/problems", PREMIUM, "/paths/game-theory-from-zero"}) {
            assertThat(guest.get(page).asString()).as(page).contains(LOCK);
            assertThat(ada.get(page).asString())
                    .as(page)
                    .contains("tier tier--basic")
                    .doesNotContain(LOCK);
            assertThat(guest.get(page).asString())
                    .as("what is kept of another's page")
                    .contains(LOCK);
        }
    }

    @Test
    void theTeaserShowsTheFirstParagraphUpToASentencesEndAndOneDrawing() {
        Visit guest = Visit.asGuest();
        assertThat(guest.get(PREMIUM).asString())
                .contains("A token stands on one of the nodes.", "Both players play perfectly.</p>")
                .contains("Basic opens ", "The operator of this site gives it.")
                .doesNotContain("<code>Winning</code>", "the barge", "A node is");
        assertThat(guest.get(WITH_A_DRAWING).asString())
                .contains("src=\"" + WITH_A_DRAWING + "/teaser/real-world-scenario.svg\"");
        Response drawing = guest.get(WITH_A_DRAWING + "/teaser/real-world-scenario.svg");
        assertThat(drawing.statusCode()).isEqualTo(200);
        assertThat(drawing.contentType()).startsWith("image/svg+xml");
        assertThat(guest.get(PREMIUM + "/teaser/real-world-scenario.svg").statusCode())
                .as("it tells an answer")
                .isEqualTo(404);
        assertThat(guest.get(PREMIUM + "/teaser/problem.en.md").statusCode()).isEqualTo(404);
        assertThat(guest.get(PREMIUM + "/teaser/../solution/algorithm-visualization.svg")
                        .statusCode())
                .isEqualTo(404);
    }

    @Test
    void expiryTakesEffectAtTheInstantAndSaysSo() {
        assertThat(ada.get(PREMIUM).asString()).contains("<code>Winning</code>");
        clock.advance(TEN_DAYS);
        assertThat(ada.get(PREMIUM).asString())
                .contains("class=\"card lock\"", "Your Basic ended on ")
                .doesNotContain("<code>Winning</code>");
        assertThat(ada.get("/account").asString()).contains("tier--free");
    }

    @Test
    void whatWasDoneStaysReadableAndEditAgainSaysWhyItCannot() {
        String submission = ada.submit(PREMIUM + "/submit", Map.of("language", "python", "source", "print(42)"))
                .header("Location");
        ada.submit("/notebook/notes/token-walk-directed-graph", Map.of("text", "my own words"));
        assertThat(ada.get(path(submission)).asString()).contains("Edit and submit again");
        clock.advance(TEN_DAYS);
        assertThat(ada.get(path(submission)).asString())
                .contains("print(42)", "you need the tier Basic, and yours ended on ")
                .doesNotContain("Edit and submit again");
        assertThat(ada.get("/notebook/notes/token-walk-directed-graph").asString())
                .contains("my own words");
        assertThat(ada.get("/submissions?problem=token-walk-directed-graph").asString())
                .contains("Token Walk on Directed Graph");
        Response refused = ada.submit(PREMIUM + "/submit", Map.of("language", "python", "source", "print(43)"));
        assertThat(refused.statusCode()).isEqualTo(403);
        assertThat(refused.asString()).contains("This problem asks for the tier Basic.", "print(43)");
    }

    @Test
    void theTeaserLeadsToWhatIsOnesOwn() {
        ada.submit(PREMIUM + "/submit", Map.of("language", "python", "source", "print(42)"));
        Sql.of("""
                insert into user_problem (account_id, problem_id, first_attempted_at)
                select :account, id, now() from problem where slug = 'token-walk-directed-graph'""").on(database).with("account", account()).update();
        clock.advance(TEN_DAYS);
        assertThat(ada.get(PREMIUM).asString())
                .contains("href=\"/submissions?problem=token-walk-directed-graph\"")
                .contains("href=\"/notebook/notes/token-walk-directed-graph\"");
        assertThat(Visit.signedIn().get(PREMIUM).asString()).doesNotContain("/submissions?problem=");
    }

    private void grant(Instant end) {
        entitlements.grant(new Entitlement(account(), Tier.BASIC, clock.instant(), end), clock.instant());
    }

    private long account() {
        return new EntitlementRepository(database).accountNamed(ada.name()).orElseThrow();
    }

    private static String path(String location) {
        return location.replaceFirst("^https?://[^/]*", "");
    }
}
