package dev.grundy.database;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

class NotificationsTest {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final DatabaseAddress address = TestDatabase.create();
    private final DataSource database = MigratedDatabase.at(address);
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();

    @Test
    void hearsWhatIsSaidOnItsChannels() throws InterruptedException {
        try (Notifications notifications = listening()) {
            say("elsewhere", "x");
            say("here", "42");
            assertThat(next()).isEqualTo("here:42");
        }
    }

    @Test
    void comesBackAfterALostConnectionAndSaysSo() throws InterruptedException {
        try (Notifications notifications = listening()) {
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

    private Notifications listening() throws InterruptedException {
        Notifications notifications = Notifications.hear(address, List.of("here"));
        assertThat(notifications.awaitConnected(PATIENCE)).isTrue();
        notifications.add(new Notifications.Listener() {
            @Override
            public void heard(String channel, String payload) {
                heard.add(channel + ":" + payload);
            }

            @Override
            public void reconnected() {
                heard.add("reconnected");
            }
        });
        return notifications;
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
