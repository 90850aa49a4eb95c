package dev.grundy.base.database;

import dev.grundy.base.kernel.BackgroundLoop;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jboss.logging.Logger;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Hears what PostgreSQL's NOTIFY says on some channels, on one connection and one thread of its own. The
 * connection comes from no pool: there it would be missed, and a broken one would be handed out again.
 *
 * <p>A notification may get lost while the connection is down: a listener must also poll, slowly. After every
 * (re)connection each listener is told once that anything may have happened. Listeners are called on the hearing thread and
 * must not block. Safe for use by several threads.
 */
public final class Notifications implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Notifications.class);
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(1);
    private static final Pattern ID = Pattern.compile("[0-9]{1,18}");

    private final DatabaseAddress database;
    private final List<String> channels;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final CountDownLatch connected = new CountDownLatch(1);
    private final BackgroundLoop loop = new BackgroundLoop("database notifications", LONGEST_WAIT, this::hear);

    /** Reacts to what was said. */
    public interface Listener {
        void heard(String channel, String payload);

        /** The connection is new: notifications before this moment may have been missed. */
        void reconnected();
    }

    private Notifications(DatabaseAddress database, List<String> channels) {
        this.database = database;
        this.channels = List.copyOf(channels);
    }

    /** Starts hearing; channels are plain lower-case names. */
    public static Notifications hear(DatabaseAddress database, List<String> channels) {
        Notifications notifications = new Notifications(database, channels);
        notifications.loop.start();
        return notifications;
    }

    /** The id in a payload, empty if it holds none: every login of the database may notify of anything. */
    public static OptionalLong id(String payload) {
        return ID.matcher(payload).matches() ? OptionalLong.of(Long.parseLong(payload)) : OptionalLong.empty();
    }

    public void add(Listener listener) {
        listeners.add(listener);
    }

    public void remove(Listener listener) {
        listeners.remove(listener);
    }

    /** Waits until the channels are heard for the first time; false when that takes longer than the patience. */
    public boolean awaitConnected(Duration patience) throws InterruptedException {
        return connected.await(patience.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Stops hearing, within about a second. */
    @Override
    public void close() {
        loop.close();
    }

    private void hear() {
        try (Connection connection = database.connect()) {
            listen(connection);
            hearUntilClosed(connection.unwrap(PGConnection.class));
        } catch (SQLException e) {
            if (!loop.isStopping()) {
                LOG.warnf(
                        "Lost the connection that hears notifications (%s); polling until it is back", e.getMessage());
            }
        }
    }

    private void listen(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            for (String channel : channels) {
                statement.execute("listen " + channel);
            }
        }
        tell(Listener::reconnected);
        connected.countDown();
    }

    private void hearUntilClosed(PGConnection connection) throws SQLException {
        while (!loop.isStopping()) {
            PGNotification[] heard = connection.getNotifications((int) LONGEST_WAIT.toMillis());
            for (PGNotification notification : heard == null ? new PGNotification[0] : heard) {
                tell(listener -> listener.heard(notification.getName(), notification.getParameter()));
            }
        }
    }

    /** Anybody who may connect may notify: what one listener makes of a payload must not cost the others theirs. */
    private void tell(Consumer<Listener> words) {
        for (Listener listener : listeners) {
            try {
                words.accept(listener);
            } catch (RuntimeException e) {
                LOG.warnf(e, "%s could not do anything with a notification", listener);
            }
        }
    }
}
