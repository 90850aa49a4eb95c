package dev.grundy.people.mail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.BackgroundLoop;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.SettableClock;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class PostmanTest {
    private static final String KIND = "greeting";

    private final DataSource database = MigratedDatabase.create();
    private final SettableClock clock = new SettableClock(Instant.parse("2026-11-22T10:00:00Z"));
    private final OutboxRepository outbox = new OutboxRepository(database);
    private final BlockingQueue<Letter> delivered = new LinkedBlockingQueue<>();
    private final List<PostedLetter> written = new ArrayList<>();
    private final Server server = new Server();
    private final Postman postman =
            new Postman(outbox, Map.of(KIND, new Greeting()), server, Duration.ofDays(1), clock);

    /** Hands over what it is given, unless it is told to fail. */
    private final class Server implements Delivery {
        private Optional<DeliveryException> fault = Optional.empty();
        private boolean dies;

        @Override
        public void deliver(Letter letter) throws DeliveryException {
            if (dies) {
                dies = false;
                throw new StackOverflowError("on purpose");
            }
            if (fault.isPresent()) {
                throw fault.get();
            }
            delivered.add(letter);
        }

        @Override
        public String place() {
            return "here";
        }
    }

    private final class Greeting implements LetterWriter {
        @Override
        public Set<String> kinds() {
            return Set.of(KIND);
        }

        @Override
        public Optional<Letter> write(PostedLetter posted) {
            written.add(posted);
            return posted.about().isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                            new Letter(posted.about(), "s", ReaderLanguage.now().code(), "h"));
        }
    }

    @Test
    void eachMailIsSentOnceInItsReadersLanguage() {
        post("ada@example.org", PageLanguage.GERMAN);
        post("ben@example.org", PageLanguage.ENGLISH);
        round();
        round();

        assertThat(delivered).extracting(Letter::recipient).containsExactly("ada@example.org", "ben@example.org");
        assertThat(delivered).extracting(Letter::text).containsExactly("de", "en");
        assertThat(waiting()).isZero();
    }

    @Test
    void whatIsPostedInATransactionThatIsRolledBackIsNotSent() throws Exception {
        try (var connection = database.getConnection()) {
            connection.setAutoCommit(false);
            try (var statement = connection.createStatement()) {
                statement.execute(
                        "insert into outbox (kind, about, language, posted_at, next_try_at) values ('greeting', 'x', 'en', '2026-11-22T09:00Z', '2026-11-22T09:00Z')");
            }
            round();
            connection.rollback();
        }
        round();
        assertThat(delivered).isEmpty();
    }

    @Test
    void aMailThatCannotBeHandedOverRestsLongerAndLongerAndIsTriedAgain() {
        post("ada@example.org", PageLanguage.ENGLISH);
        server.fault = Optional.of(new DeliveryException("away", false, new Exception()));
        round();
        clock.advance(Duration.ofSeconds(59));
        round();
        assertThat(written).hasSize(1);
        clock.advance(Duration.ofSeconds(1));
        round();
        assertThat(written).hasSize(2);
        clock.advance(Duration.ofSeconds(119));
        round();
        assertThat(written).hasSize(2);
        server.fault = Optional.empty();
        clock.advance(Duration.ofSeconds(1));
        round();

        assertThat(delivered).hasSize(1);
        assertThat(written).extracting(PostedLetter::tries).containsExactly(1, 2, 3);
        assertThat(waiting()).isZero();
    }

    @Test
    void aServerThatIsAwayIsAskedForOneMailARound() {
        post("ada@example.org", PageLanguage.ENGLISH);
        post("ben@example.org", PageLanguage.ENGLISH);
        server.fault = Optional.of(new DeliveryException("away", false, new Exception()));
        round();

        assertThat(written).hasSize(1);
        assertThat(waiting()).isEqualTo(2);
    }

    @Test
    void aRefusalForGoodTakesThisMailAndKeepsNoOther() {
        post("nobody@example.org", PageLanguage.ENGLISH);
        server.fault = Optional.of(new DeliveryException("550 no such mailbox", true, new Exception()));
        round();
        server.fault = Optional.empty();
        post("ada@example.org", PageLanguage.ENGLISH);
        round();

        assertThat(delivered).extracting(Letter::recipient).containsExactly("ada@example.org");
        assertThat(waiting()).isZero();
    }

    @Test
    void whatNobodyWantsToSayAnyMoreIsThrownAway() {
        post("", PageLanguage.ENGLISH);
        round();

        assertThat(delivered).isEmpty();
        assertThat(waiting()).isZero();
    }

    @Test
    void aMailIsGivenUpAfterADay() {
        post("ada@example.org", PageLanguage.ENGLISH);
        clock.advance(Duration.ofHours(25));
        round();

        assertThat(delivered).isEmpty();
        assertThat(waiting()).isZero();
    }

    @Test
    void aKindThatANewerNodeKnowsWaitsForThatNode() {
        outbox.add("of-tomorrow", null, "", PageLanguage.ENGLISH, clock.instant());
        post("ada@example.org", PageLanguage.ENGLISH);
        round();

        assertThat(delivered).hasSize(1);
        assertThat(waiting()).isEqualTo(1);
    }

    @Test
    void aRoundThatIsKilledOnceKeepsNoMailForEver() throws InterruptedException {
        post("ada@example.org", PageLanguage.ENGLISH);
        server.dies = true;
        try (BackgroundLoop loop = new BackgroundLoop("mail test", Duration.ofMillis(10), () -> {
                    round();
                    clock.advance(Duration.ofSeconds(30));
                })
                .start()) {
            assertThat(delivered.poll(60, TimeUnit.SECONDS)).isNotNull();
            assertThat(loop.isStopping()).isFalse();
        }
    }

    @Test
    void noConnectionIsHeldWhileAMailIsHandedOver() {
        post("ada@example.org", PageLanguage.ENGLISH);
        long[] during = {-1};
        new Postman(
                        outbox,
                        Map.of(KIND, new Greeting()),
                        new Delivery() {
                            @Override
                            public void deliver(Letter letter) {
                                during[0] = Sql.of("""
                                        select count(*) from pg_stat_activity
                                        where datname = current_database() and state like 'idle in transaction%'""").on(database).<Long>one(row -> row.getLong(1));
                            }

                            @Override
                            public String place() {
                                return "here";
                            }
                        },
                        Duration.ofDays(1),
                        clock)
                .round(() -> false);

        assertThat(during[0]).isZero();
    }

    private void post(String recipient, PageLanguage language) {
        outbox.add(KIND, null, recipient, language, clock.instant());
    }

    private void round() {
        postman.round(() -> false);
    }

    private long waiting() {
        return Sql.of("select count(*) from outbox").on(database).<Long>one(row -> row.getLong(1));
    }
}
