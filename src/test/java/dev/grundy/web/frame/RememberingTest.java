package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.EntitlementRepository;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.RememberingProfile;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import jakarta.inject.Inject;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What a node remembers of people and tiers ends at once where this node ended it, and within seconds where another did. */
@QuarkusTest
@TestProfile(RememberingProfile.class)
@QuarkusTestResource(PostgresResource.class)
class RememberingTest {
    private static final Duration LATER = Duration.ofMinutes(11);

    @Inject
    DataSource database;

    @Inject
    Entitlements entitlements;

    @Inject
    AheadClock clock;

    @AfterEach
    void resetTheClock() {
        clock.reset();
    }

    @Test
    void aBrowserThatSignsOutIsOutAtOnce() {
        Visit visit = Visit.signedIn();
        String session = visit.cookie("grundy_session");
        assertThat(isIn(visit)).isTrue();
        visit.submit("/sign-out", Map.of());
        visit.setCookie("grundy_session", session);
        assertThat(isIn(visit)).isFalse();
    }

    @Test
    void allBrowsersOfAPersonAreOutAtOnce() {
        Visit one = Visit.signedIn();
        Visit other = Visit.asGuest();
        other.submit("/sign-in", Map.of("name", one.name(), "password", Visit.password()));
        assertThat(isIn(one) && isIn(other)).isTrue();
        one.submit("/account/sign-out-everywhere", Map.of());
        assertThat(isIn(other)).isFalse();
    }

    @Test
    void aBrowserThatAnotherNodeSignedOutIsOutWithinSeconds() {
        Visit visit = Visit.signedIn();
        assertThat(isIn(visit)).isTrue();
        Sql.of("delete from sign_in where account_id = :account")
                .on(database)
                .with("account", accountOf(visit))
                .update();
        clock.advance(LATER);
        assertThat(isIn(visit)).isFalse();
    }

    @Test
    void aTierIsThereAndGoneAtOnce() {
        Visit visit = Visit.signedIn();
        String page = premium();
        assertThat(isLocked(visit, page)).isTrue();
        entitlements.grant(forEver(accountOf(visit)), clock.instant());
        assertThat(isLocked(visit, page)).isFalse();
        entitlements.revokeAll(accountOf(visit), clock.instant());
        assertThat(isLocked(visit, page)).isTrue();
    }

    @Test
    void aTierThatTheCommandLineRevokedIsGoneWithinSeconds() {
        Visit visit = Visit.signedIn();
        String page = premium();
        Entitlements commandLine = new Entitlements(new EntitlementRepository(database));
        commandLine.grant(forEver(accountOf(visit)), clock.instant());
        assertThat(isLocked(visit, page)).isFalse();
        commandLine.revokeAll(accountOf(visit), clock.instant());
        clock.advance(LATER);
        assertThat(isLocked(visit, page)).isTrue();
    }

    private String premium() {
        String slug = "remembered-" + clock.instant().toEpochMilli() + "-" + System.nanoTime();
        return "/problems/"
                + PublishedProblem.addWithPage(database, slug, Tier.BASIC).slug();
    }

    private Entitlement forEver(long account) {
        return new Entitlement(account, Tier.BASIC, Instant.EPOCH, Instant.MAX);
    }

    private long accountOf(Visit visit) {
        return new EntitlementRepository(database).accountNamed(visit.name()).orElseThrow();
    }

    private static boolean isLocked(Visit visit, String page) {
        return visit.get(page).then().statusCode(200).extract().asString().contains("class=\"lock");
    }

    private static boolean isIn(Visit visit) {
        return visit.get("/account").statusCode() == 200;
    }
}
