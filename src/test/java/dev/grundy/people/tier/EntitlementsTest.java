package dev.grundy.people.tier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.SettableClock;
import java.sql.SQLException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

/** Without a running application: this is how the command line uses it. */
class EntitlementsTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final PGSimpleDataSource DATABASE = new PGSimpleDataSource();
    private static EntitlementRepository repository;

    private long account;

    @BeforeAll
    static void migrate() {
        var address = MigratedDatabase.createAddress();
        DATABASE.setUrl(address.jdbcUrl());
        DATABASE.setUser(address.user());
        DATABASE.setPassword(address.password());
        repository = new EntitlementRepository(DATABASE);
    }

    @BeforeEach
    void somebodyNew() throws SQLException {
        try (var connection = DATABASE.getConnection();
                var statement = connection.createStatement();
                var row = statement.executeQuery("""
                        insert into account (name, password_hash, role, must_change_password, created_at)
                        select 'p' || count(*) || '-person', 'x', 'user', false, '2026-01-01' from account returning id""")) {
            row.next();
            account = row.getLong(1);
        }
    }

    @Test
    void everybodyHasTheFreeTier() {
        assertThat(tierAt(NOON)).isEqualTo(Tier.FREE);
    }

    @Test
    void aRightBeginsWithItsFirstInstantAndEndsBeforeItsLast() {
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, NOON.plusSeconds(60)), NOON);
        assertThat(tierAt(NOON.minusMillis(1))).isEqualTo(Tier.FREE);
        assertThat(tierAt(NOON)).isEqualTo(Tier.BASIC);
        assertThat(tierAt(NOON.plusSeconds(60).minusMillis(1))).isEqualTo(Tier.BASIC);
        assertThat(tierAt(NOON.plusSeconds(60))).isEqualTo(Tier.FREE);
    }

    @Test
    void theHighestOfSeveralRightsCounts() {
        entitlements().grant(new Entitlement(account, Tier.PRO, NOON, NOON.plusSeconds(60)), NOON);
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, NOON.plusSeconds(120)), NOON);
        assertThat(tierAt(NOON)).isEqualTo(Tier.PRO);
        assertThat(tierAt(NOON.plusSeconds(90))).isEqualTo(Tier.BASIC);
    }

    @Test
    void aRightMayHaveNoEnd() {
        entitlements().grant(new Entitlement(account, Tier.PRO, NOON, Instant.MAX), NOON);
        assertThat(tierAt(NOON.plus(Duration.ofDays(100_000)))).isEqualTo(Tier.PRO);
    }

    @Test
    void revokingEndsRightsNowAndThoseToCome() {
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON.minusSeconds(60), Instant.MAX), NOON);
        entitlements().grant(new Entitlement(account, Tier.PRO, NOON.plusSeconds(60), Instant.MAX), NOON);
        assertThat(entitlements().revokeAll(account, NOON)).isEqualTo(2);
        assertThat(tierAt(NOON)).isEqualTo(Tier.FREE);
        assertThat(tierAt(NOON.plusSeconds(90))).isEqualTo(Tier.FREE);
        assertThat(tierAt(NOON.minusSeconds(30))).as("what was, stays").isEqualTo(Tier.BASIC);
    }

    @Test
    void theFreeTierCannotBeGranted() {
        assertThatThrownBy(() -> new Entitlement(account, Tier.FREE, NOON, Instant.MAX))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void findsAnAccountWhateverTheCase() throws SQLException {
        try (var connection = DATABASE.getConnection();
                var statement = connection.createStatement()) {
            statement.execute("update account set name = 'Somebody' where id = " + account);
        }
        assertThat(repository.accountNamed("someBODY")).contains(account);
        assertThat(repository.accountNamed("no-one")).isEmpty();
    }

    @Test
    void aRightGivenElsewhereCountsAtOnceAlsoAfterARefusal() {
        Entitlements remembering =
                new Entitlements(repository, Duration.ofMinutes(1), Clock.fixed(NOON, ZoneOffset.UTC));
        assertThat(remembering.allow(account, Tier.BASIC, NOON)).isFalse();
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, Instant.MAX), NOON);
        assertThat(remembering.allow(account, Tier.BASIC, NOON)).isTrue();
        assertThat(remembering.allow(account, Tier.PRO, NOON)).isFalse();
    }

    @Test
    void aRightTakenElsewhereIsGoneWhenTheMomentItIsRememberedForIsOver() {
        SettableClock clock = new SettableClock(NOON);
        Entitlements remembering = new Entitlements(repository, Duration.ofSeconds(2), clock);
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON.minusSeconds(60), Instant.MAX), NOON);
        assertThat(remembering.allow(account, Tier.BASIC, NOON)).isTrue();
        entitlements().revokeAll(account, NOON);
        assertThat(remembering.allow(account, Tier.BASIC, NOON))
                .as("asked once for all requests of a moment")
                .isTrue();
        clock.advance(Duration.ofSeconds(2));
        assertThat(remembering.allow(account, Tier.BASIC, clock.instant())).isFalse();
    }

    @Test
    void whatIsRememberedEndsWithTheRight() {
        SettableClock clock = new SettableClock(NOON);
        Entitlements remembering = new Entitlements(repository, Duration.ofMinutes(1), clock);
        entitlements().grant(new Entitlement(account, Tier.PRO, NOON, NOON.plusSeconds(10)), NOON);
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, NOON.plusSeconds(20)), NOON);
        assertThat(remembering.allow(account, Tier.PRO, NOON)).isTrue();
        clock.advance(Duration.ofSeconds(10));
        assertThat(remembering.allow(account, Tier.PRO, clock.instant())).isFalse();
        assertThat(remembering.allow(account, Tier.BASIC, clock.instant())).isTrue();
        clock.advance(Duration.ofSeconds(10));
        assertThat(remembering.allow(account, Tier.BASIC, clock.instant())).isFalse();
    }

    @Test
    void aRightSaysWhenItEnds() {
        assertThat(entitlements().rightOf(account, NOON)).isEqualTo(Right.FREE);
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, NOON.plusSeconds(60)), NOON);
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, NOON.plusSeconds(120)), NOON);
        assertThat(entitlements().rightOf(account, NOON)).isEqualTo(new Right(Tier.BASIC, NOON.plusSeconds(120)));
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, Instant.MAX), NOON);
        assertThat(entitlements().rightOf(account, NOON).isEndless()).isTrue();
    }

    @Test
    void whenTheLastRightEndedIsKnownAfterwardsAlone() {
        Instant end = NOON.plusSeconds(60);
        assertThat(entitlements().endOf(account, Tier.BASIC, NOON)).isEmpty();
        entitlements().grant(new Entitlement(account, Tier.BASIC, NOON, end), NOON);
        assertThat(entitlements().endOf(account, Tier.BASIC, NOON)).isEmpty();
        assertThat(entitlements().endOf(account, Tier.BASIC, end)).contains(end);
        assertThat(entitlements().endOf(account, Tier.PRO, end)).isEmpty();
    }

    private Tier tierAt(Instant instant) {
        return entitlements().tierOf(account, instant);
    }

    private static Entitlements entitlements() {
        return new Entitlements(repository);
    }
}
