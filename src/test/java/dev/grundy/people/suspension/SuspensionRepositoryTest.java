package dev.grundy.people.suspension;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.account.Role;
import dev.grundy.testsupport.MigratedDatabase;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SuspensionRepositoryTest {
    private static final Instant NOW = Instant.parse("2026-11-22T12:00:00Z");
    private static final Suspension SPAM = new Suspension("spam", NOW, Optional.empty());

    private DataSource database;
    private SuspensionRepository suspensions;

    @BeforeEach
    void nobody() {
        database = MigratedDatabase.create();
        suspensions = new SuspensionRepository(database);
    }

    @Test
    void oneHoldsUntilItsEndAndTheNextTakesItsPlace() {
        long ada = account("ada", "user");
        Instant end = NOW.plus(Duration.ofDays(1));
        assertThat(suspensions.put(ada, SPAM)).isTrue();
        assertThat(suspensions.put(ada, new Suspension("worse", NOW, Optional.of(end))))
                .isTrue();
        assertThat(suspensions.of(ada, end.minusMillis(1))).contains(new Suspension("worse", NOW, Optional.of(end)));
        assertThat(suspensions.list(end.minusMillis(1), 10))
                .extracting(SuspendedPerson::name)
                .containsExactly("ada");
        assertThat(suspensions.of(ada, end)).isEmpty();
        assertThat(suspensions.list(end, 10)).isEmpty();
        assertThat(suspensions.end(ada, end)).as("it was over").isFalse();
    }

    @Test
    void oneWithoutAnEndHoldsUntilItIsEnded() {
        long ada = account("ada", "user");
        suspensions.put(ada, SPAM);
        assertThat(suspensions.of(ada, NOW.plus(Duration.ofDays(10_000)))).contains(SPAM);
        assertThat(suspensions.end(ada, NOW)).isTrue();
        assertThat(suspensions.of(ada, NOW)).isEmpty();
        assertThat(suspensions.end(ada, NOW)).isFalse();
    }

    @Test
    void theLastAdminWhoMayActIsNotSuspended() {
        long eve = account("eve", "admin");
        assertThat(suspensions.put(eve, SPAM)).isFalse();
        long fay = account("fay", "admin");
        account("ada", "user");
        assertThat(suspensions.put(eve, SPAM)).isTrue();
        assertThat(suspensions.put(fay, SPAM)).isFalse();
        assertThat(suspensions.put(eve, new Suspension("again", NOW, Optional.empty())))
                .isTrue();
        assertThat(suspensions.of(fay, NOW)).isEmpty();
    }

    @Test
    void anAdminWhoseSuspensionIsOverCountsAgain() {
        long eve = account("eve", "admin");
        long fay = account("fay", "admin");
        suspensions.put(eve, new Suspension("a while", NOW, Optional.of(NOW.plusSeconds(60))));
        Instant later = NOW.plusSeconds(60);
        assertThat(suspensions.put(fay, new Suspension("spam", later, Optional.empty())))
                .isTrue();
    }

    /** Both have begun, and know of nothing, when the first goes on. */
    @Test
    void ofTwoAdminsWhoSuspendEachOtherAtOnceOneStays() throws Exception {
        long eve = account("eve", "admin");
        long fay = account("fay", "admin");
        try (ExecutorService threads = Executors.newFixedThreadPool(2);
                Connection blocking = database.getConnection();
                Statement statement = blocking.createStatement()) {
            blocking.setAutoCommit(false);
            statement.execute("select id from account for update");
            List<Future<Boolean>> both = Stream.of(eve, fay)
                    .map(admin -> threads.submit(() -> suspensions.put(admin, SPAM)))
                    .toList();
            while (waiting() < both.size() && both.stream().noneMatch(Future::isDone)) {
                Thread.onSpinWait();
            }
            blocking.commit();
            assertThat(List.of(both.getFirst().get(), both.getLast().get())).containsExactlyInAnyOrder(true, false);
        }
    }

    private int waiting() {
        return Sql.of("""
                select count(*) as waiting from pg_stat_activity
                where datname = current_database() and wait_event_type = 'Lock'""").on(database).one(row -> row.getInt("waiting"));
    }

    @Test
    void aNameIsFoundWithoutRegardToCase() {
        long ada = account("Ada", "user");
        assertThat(suspensions.named("aDA")).contains(new NamedAccount(ada, "Ada", Role.USER));
        assertThat(suspensions.named("ad%")).isEmpty();
        assertThat(suspensions.named("a\0da")).contains(new NamedAccount(ada, "Ada", Role.USER));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "\n\t"})
    void withoutAReasonThereIsNone(String reason) {
        assertThatThrownBy(() -> new Suspension(reason, NOW, Optional.empty())).isInstanceOf(UnusableException.class);
    }

    @Test
    void aReasonIsOneLineOf200CharactersAtMost() {
        assertThat(new Suspension(" a\r\nb ", NOW, Optional.empty()).reason()).isEqualTo("a b");
        assertThat(Suspension.isReason("😀".repeat(200))).isTrue();
        assertThat(suspensions.put(account("ada", "user"), new Suspension("😀".repeat(200), NOW, Optional.empty())))
                .isTrue();
        assertThat(Suspension.isReason("x".repeat(201))).isFalse();
        assertThatThrownBy(() -> new Suspension("x", NOW, Optional.of(NOW))).isInstanceOf(UnusableException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "2027-01-31, 2027-01-30T23:00:00Z",
        "2027-01-31T18:00, 2027-01-31T17:00:00Z",
        "2027-01-31T18:00:30, 2027-01-31T17:00:30Z",
        "2027-01-31T18:00:30.9999999, 2027-01-31T17:00:30Z",
        "2027-01-31T18:00Z, 2027-01-31T18:00:00Z",
        "2027-01-31T18:00-05:00, 2027-01-31T23:00:00Z",
    })
    void anEndIsADayOrAMoment(String text, Instant end) {
        assertThat(End.parse(text, ZoneId.of("Europe/Berlin"))).contains(end);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "soon",
                "31.1.2027",
                "2027-13-01",
                "2027-01-31 18:00",
                "0001-01-31",
                "1999-12-31T23:59",
                "+12345-01-31T18:00",
                "+999999999-12-31",
                "+999999999-12-31T18:00Z",
                "2027-01-31T18:00X"
            })
    void whatIsNoMomentIsNoEnd(String text) {
        assertThat(End.parse(text, ZoneOffset.UTC)).isEmpty();
    }

    private long account(String name, String role) {
        return Sql.of("""
                insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
                values (:name, 'x', :role, false, now(), true) returning id""").on(database).with("name", name).with("role", role).one(row -> row.getLong("id"));
    }
}
