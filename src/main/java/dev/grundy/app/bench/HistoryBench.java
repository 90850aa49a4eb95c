package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.QueueLoad;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import javax.sql.DataSource;

/**
 * The cost of a long history for the queue, {@code queue-10m}: one worker claims and finishes where the table holds finished judgings. The ratio is
 * to the same in turn where it holds none.
 */
public final class HistoryBench {
    public static final int TEN_MILLION = 10_000_000;
    /** Judgings a round: short, so that a round and its partner see the same load of the machine. */
    public static final int USUAL_ROUND = 200;

    private static final int LEAST_ROUNDS = 7;
    private static final int MOST_ROUNDS = 25;
    private static final Duration TIME = Duration.ofSeconds(30);
    private static final int WARM_UP_ROUNDS = 2;
    private static final double MICROS_PER_SECOND = 1e6;

    /** Of as many accounts as a large site has, over the last year; each its submission's only judging. */
    private static final String FINISHED = """
            insert into judging (id, submission_id, number, live, package_version_id, account_id, seed, queued_at,
                                 finished_at, verdict, cpu_time_us, wall_time_us, memory_bytes, tests)
            overriding system value
            select n, -n, 1, true, 1, -(n %% 50000), n, at, at,
                   case when n %% 3 = 0 then 'AC' else 'WA' end, 1000, 1000, 1000000, '[]'
            from (select n, now() - interval '3 s' * (%1$d - n) as at from generate_series(1, %1$d) as n) as finished""";

    private static final String GO_ON_AFTER = "select setval(pg_get_serial_sequence('judging', 'id'), %d)";

    /** Until they are rebuilt. */
    private static final String INDEXES_ARE_NOT_KEPT =
            "update pg_index set indisready = false where indrelid = 'judging'::regclass";

    private final DataSource full;
    private final QueueLoad empty;
    private final int judgings;

    /**
     * @param full a migrated, empty database of its own, whose user must be its superuser
     * @param empty another
     * @param judgings how many are worked off in each round
     */
    public HistoryBench(DataSource full, DataSource empty, int judgings) {
        this.full = full;
        this.empty = QueueLoad.in(empty);
        this.judgings = judgings;
    }

    /** @param finished how many judgings the history has */
    public BenchmarkResult measure(int finished) {
        fill(finished);
        QueueLoad history = QueueLoad.in(full);
        for (int round = 0; round < WARM_UP_ROUNDS; round++) {
            empty.claimAndFinish(1, judgings);
            history.claimAndFinish(1, judgings);
        }
        List<Double> without = new ArrayList<>();
        List<Double> with = new ArrayList<>();
        long end = System.nanoTime() + TIME.toNanos();
        while (with.size() < LEAST_ROUNDS || (with.size() < MOST_ROUNDS && System.nanoTime() < end)) {
            without.add(empty.claimAndFinish(1, judgings));
            with.add(history.claimAndFinish(1, judgings));
        }
        double[] ratios = IntStream.range(0, with.size())
                .mapToDouble(round -> with.get(round) / without.get(round))
                .toArray();
        String detail = String.format(
                Locale.ROOT,
                "%.0f judgings/s with an empty table, %.0f with %d finished judgings; in turn, %d rounds of %d",
                MICROS_PER_SECOND / median(without),
                MICROS_PER_SECOND / median(with),
                finished,
                ratios.length,
                judgings);
        return BenchmarkResult.of("queue-10m", ratios, detail);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().toList().get(values.size() / 2);
    }

    /**
     * Without the checks of references, which cost most of the time and prove nothing here, and with the indexes built
     * afterwards. In one transaction with the truncation, so that nothing of it goes to the write-ahead log.
     */
    private void fill(int finished) {
        try (Connection connection = full.getConnection();
                Statement statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.execute("truncate judging cascade");
            statement.execute("alter table judging disable trigger all");
            statement.execute(INDEXES_ARE_NOT_KEPT);
            statement.executeUpdate(FINISHED.formatted(finished));
            statement.execute(GO_ON_AFTER.formatted(finished));
            statement.execute("set local maintenance_work_mem = '512MB'");
            statement.execute("reindex table judging");
            statement.execute("alter table judging enable trigger all");
            connection.commit();
            connection.setAutoCommit(true);
            statement.execute("vacuum (freeze, analyze) judging");
            statement.execute("checkpoint");
        } catch (SQLException e) {
            throw new IllegalStateException("cannot fill the history: " + e.getMessage(), e);
        }
    }
}
