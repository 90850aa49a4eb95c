package dev.grundy.base.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class NotificationsTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final DatabaseAddress address = TestDatabase.create();
    private final DataSource database = MigratedDatabase.at(address);
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Test
    void hearsWhatIsSaidOnItsChannels() throws InterruptedException {
        try (Notifications _ = listening()) {
            say("elsewhere", "x");
            say("here", "42");
            assertThat(next()).isEqualTo("here:42");
        }
    }

    @Test
    void comesBackAfterALostConnectionAndSaysSo() throws InterruptedException {
        try (Notifications _ = listening()) {
            Sql.of(
                            "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen here' and pid <> pg_backend_pid()"
                                    + " and datname = current_database()")
                    .on(database)
                    .list(row -> true);
            assertThat(next()).isEqualTo("reconnected");
            say("here", "again");
            assertThat(next()).isEqualTo("here:again");
        }
    }

    @Test
    void anIdIsOneToEighteenDigitsAndNothingElse() {
        assertThat(Notifications.id("0")).hasValue(0);
        assertThat(Notifications.id("999999999999999999")).hasValue(999_999_999_999_999_999L);
        assertThat(List.of("", "-1", " 1", "1\n", "9223372036854775808", "ten", "\u0661"))
                .allSatisfy(payload -> assertThat(Notifications.id(payload)).isEmpty());
    }

    @Test
    void outlivesAListenerThatMakesNothingOfAPayload() throws InterruptedException {
        try (Notifications _ = listeningBehind(payload -> Long.parseLong(payload))) {
            say("here", "not a number");
            assertThat(next()).isEqualTo("here:not a number");
            say("here", "43");
            assertThat(next()).isEqualTo("here:43");
        }
    }

    @Test
    void outlivesAnErrorByConnectingAnew() throws InterruptedException {
        Consumer<String> overflowing = payload -> {
            if (payload.equals("deep")) {
                throw new StackOverflowError();
            }
        };
        try (Notifications _ = listeningBehind(overflowing)) {
            say("here", "deep");
            assertThat(next()).isEqualTo("reconnected");
            say("here", "44");
            assertThat(next()).isEqualTo("here:44");
        }
    }

    /** With a listener before the one that keeps what it hears. */
    private Notifications listeningBehind(Consumer<String> first) throws InterruptedException {
        Notifications notifications = Notifications.hear(address, List.of("here"));
        assertThat(notifications.awaitConnected(PATIENCE)).isTrue();
        notifications.add(listener((channel, payload) -> first.accept(payload), () -> {}));
        notifications.add(listener((channel, payload) -> heard.add(channel + ":" + payload), this::noteReconnection));
        return notifications;
    }

    private Notifications listening() throws InterruptedException {
        return listeningBehind(payload -> {});
    }

    private void noteReconnection() {
        heard.add("reconnected");
    }

    private static Notifications.Listener listener(BiConsumer<String, String> hearing, Runnable reconnecting) {
        return new Notifications.Listener() {
            @Override
            public void heard(String channel, String payload) {
                hearing.accept(channel, payload);
            }

            @Override
            public void reconnected() {
                reconnecting.run();
            }
        };
    }

    private void say(String channel, String payload) {
        Sql.of("select pg_notify(:channel, :payload)")
                .on(database)
                .with("channel", channel)
                .with("payload", payload)
                .list(row -> true);
    }

    private String next() throws InterruptedException {
        return heard.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
    }
}
