package dev.grundy.people.security;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class SecurityLogTest {
    private static final Instant NOW = Instant.parse("2026-11-22T10:05:00Z");
    private static final EventOrigin HOME = EventOrigin.of("192.0.2.7", "Browser");

    private final DataSource database = MigratedDatabase.create();
    private final SecurityEventRepository events = new SecurityEventRepository(database);
    private long ada;
    private long ben;

    @BeforeEach
    void people() {
        ada = account("ada");
        ben = account("ben");
    }

    @Test
    void theLatestComesFirstAndPagesGoOnWhereTheLastOneEnded() {
        IntStream.range(0, 5).forEach(n -> add(SecurityEvent.SIGNED_IN, ada, "n" + n));

        List<RecordedEvent> first = events.list(of(ada, Long.MAX_VALUE), 3);
        List<RecordedEvent> second = events.list(of(ada, first.getLast().id()), 3);

        assertThat(first).extracting(RecordedEvent::detail).containsExactly("n4", "n3", "n2");
        assertThat(second).extracting(RecordedEvent::detail).containsExactly("n1", "n0");
    }

    @Test
    void refusalsThatAreAlikeAreOneRowAnHour() {
        add(SecurityEvent.SIGN_IN_FAILED, ada, "", NOW);
        add(SecurityEvent.SIGN_IN_FAILED, ada, "", NOW.plusSeconds(60));
        add(SecurityEvent.SIGN_IN_FAILED, ada, "", NOW.plus(Duration.ofHours(1)));
        add(SecurityEvent.SIGN_IN_FAILED, ben, "", NOW);

        assertThat(events.list(of(ada, Long.MAX_VALUE), 9))
                .extracting(RecordedEvent::times, RecordedEvent::firstAt, RecordedEvent::lastAt)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(
                                1, NOW.plus(Duration.ofHours(1)), NOW.plus(Duration.ofHours(1))),
                        org.assertj.core.groups.Tuple.tuple(2, NOW, NOW.plusSeconds(60)));
    }

    @Test
    void whatSomebodyDidThemselvesStandsAlone() {
        add(SecurityEvent.SIGNED_IN, ada, "");
        add(SecurityEvent.SIGNED_IN, ada, "");

        assertThat(events.list(of(ada, Long.MAX_VALUE), 9)).hasSize(2);
    }

    @Test
    void filtersByPersonByKindAndByBoth() {
        add(SecurityEvent.SIGNED_IN, ada, "1");
        add(SecurityEvent.PASSWORD_CHANGED, ada, "2");
        add(SecurityEvent.SIGNED_IN, ben, "3");
        events.add(SecurityEvent.SIGN_IN_FAILED, null, "4", HOME, NOW);

        assertThat(details(Optional.empty(), Optional.empty())).containsExactly("4", "3", "2", "1");
        assertThat(details(Optional.of(ada), Optional.empty())).containsExactly("2", "1");
        assertThat(details(Optional.empty(), Optional.of(SecurityEvent.SIGNED_IN)))
                .containsExactly("3", "1");
        assertThat(details(Optional.of(ada), Optional.of(SecurityEvent.SIGNED_IN)))
                .containsExactly("1");
    }

    @Test
    void aKindThatANewerVersionWroteIsLeftOut() {
        add(SecurityEvent.SIGNED_IN, ada, "known");
        Sql.of("""
                insert into security_event (kind, account_id, happened_at, last_at, address, browser, detail)
                values ('of-tomorrow', :account, now(), now(), '', '', '')""").on(database).with("account", ada).update();

        assertThat(details(Optional.of(ada), Optional.empty())).containsExactly("known");
    }

    @Test
    void forgetsWhatIsOld() {
        add(SecurityEvent.SIGNED_IN, ada, "old", NOW.minus(Duration.ofDays(200)));
        add(SecurityEvent.SIGNED_IN, ada, "new", NOW);

        events.forgetBefore(NOW.minus(Duration.ofDays(180)));

        assertThat(details(Optional.empty(), Optional.empty())).containsExactly("new");
    }

    @Test
    void aDetailIsOneLineOfBoundedLength() {
        SecurityLog.ofOperator(database, java.time.Clock.systemUTC())
                .record(SecurityEvent.TIER_CHANGED, ada, "a\r\nb\0" + "😀".repeat(200));

        RecordedEvent event = events.list(of(ada, Long.MAX_VALUE), 1).getFirst();
        assertThat(event.detail()).hasSize(200).startsWith("ab😀");
        assertThat(event.address()).isEmpty();
    }

    @Test
    void codesLeadBackToTheirKind() {
        assertThat(SecurityEvent.values())
                .allSatisfy(
                        kind -> assertThat(SecurityEvent.ofCode(kind.code())).contains(kind));
        assertThat(Arrays.stream(SecurityEvent.values()).map(SecurityEvent::code))
                .allMatch(code -> code.matches("[a-z][a-z-]{2,39}"));
    }

    private List<String> details(Optional<Long> account, Optional<SecurityEvent> kind) {
        return events.list(new EventFilter(account, kind, Long.MAX_VALUE), 99).stream()
                .map(RecordedEvent::detail)
                .toList();
    }

    private static EventFilter of(long account, long before) {
        return new EventFilter(Optional.of(account), Optional.empty(), before);
    }

    private void add(SecurityEvent kind, long account, String detail) {
        add(kind, account, detail, NOW);
    }

    private void add(SecurityEvent kind, long account, String detail, Instant at) {
        events.add(kind, account, detail, HOME, at);
    }

    private long account(String name) {
        return Sql.of("""
                insert into account (name, password_hash, role, must_change_password, created_at, profile_public)
                values (:name, 'x', 'user', false, now(), true) returning id""").on(database).with("name", name).one(row -> row.getLong("id"));
    }
}
