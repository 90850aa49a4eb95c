package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.database.Sql;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.signal.Wakeup;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;

/**
 * How long an idle worker sleeps on after something was queued, {@code wake}. The time runs from the commit that queues until the worker
 * has asked the database for it. The ratio is to asking twice without anything to wait for.
 */
public final class WakeBench {
    private static final int ROUNDS = 100;
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final double NANOS_PER_MILLI = 1e6;

    private static final Sql QUEUED = Sql.of("select pg_notify('" + WorkQueue.QUEUED + "', '')");
    private static final Sql ASK = Sql.of("select count(*) from work where state = 'queued'");

    private final DatabaseAddress address;
    private final DataSource database;

    public WakeBench(DatabaseAddress address, DataSource database) {
        this.address = address;
        this.database = database;
    }

    public BenchmarkResult measure() {
        Wakeup wakeup = new Wakeup();
        SynchronousQueue<Long> asked = new SynchronousQueue<>();
        try (Notifications notifications = Notifications.hear(address, List.of(WorkQueue.QUEUED))) {
            notifications.awaitConnected(PATIENCE);
            notifications.add(new Notifications.Listener() {
                @Override
                public void heard(String channel, String payload) {
                    wakeup.signal();
                }

                @Override
                public void reconnected() {
                    wakeup.signal();
                }
            });
            Thread worker = Thread.ofPlatform().daemon().start(() -> work(wakeup, asked));
            double[] millis = new double[ROUNDS];
            double[] ratios = new double[ROUNDS];
            for (int round = 0; round < ROUNDS; round++) {
                long bare = bare();
                long start = System.nanoTime();
                QUEUED.on(database).list(row -> true);
                Long end = asked.poll(PATIENCE.toSeconds(), TimeUnit.SECONDS);
                if (end == null) {
                    throw new IllegalStateException("a notification did not arrive within " + PATIENCE);
                }
                millis[round] = (end - start) / NANOS_PER_MILLI;
                ratios[round] = (double) (end - start) / bare;
            }
            worker.interrupt();
            return BenchmarkResult.of("wake", ratios, detail(millis));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while measuring the wake-up", e);
        }
    }

    private void work(Wakeup wakeup, SynchronousQueue<Long> asked) {
        try {
            for (long seen = 0; ; seen++) {
                while (wakeup.signals() <= seen) {
                    wakeup.awaitMoreThan(seen, PATIENCE);
                }
                ASK.on(database).one(row -> row.getLong(1));
                asked.put(System.nanoTime());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private long bare() {
        long start = System.nanoTime();
        ASK.on(database).one(row -> row.getLong(1));
        ASK.on(database).one(row -> row.getLong(1));
        return System.nanoTime() - start;
    }

    private static String detail(double[] millis) {
        double[] sorted = millis.clone();
        Arrays.sort(sorted);
        return String.format(
                Locale.ROOT,
                "queue to claim %.1f ms median, %.1f ms p95, %d rounds",
                sorted[sorted.length / 2],
                sorted[sorted.length * 95 / 100],
                sorted.length);
    }
}
