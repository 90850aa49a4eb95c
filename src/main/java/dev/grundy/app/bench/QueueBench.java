package dev.grundy.app.bench;

import dev.grundy.app.bench.load.BenchmarkResult;
import dev.grundy.app.bench.load.QueueLoad;
import java.util.Arrays;
import java.util.Locale;
import javax.sql.DataSource;

/**
 * The cost of the queue: claiming and finishing one judging. The ratio is to two bare commits (each updates one column of one row by its key) in the
 * same seconds by as many workers.
 */
public final class QueueBench {
    /** Judgings a round that give steady figures. */
    public static final int USUAL_ROUND = 400;

    private static final int ROUNDS = 7;
    private static final int COMMITS_PER_JUDGING = 2;
    private static final double MICROS_PER_SECOND = 1e6;

    private final QueueLoad load;
    private final int judgings;

    /**
     * @param database migrated, of its own, with room for a connection per worker; keeps what is written into it
     * @param judgings how many are worked off in each round
     */
    public QueueBench(DataSource database, int judgings) {
        this.load = QueueLoad.in(database);
        this.judgings = judgings;
    }

    /** With that many workers: {@code queue-1} to {@code queue-8}. */
    public BenchmarkResult workers(int workers) {
        double[] ratios = new double[ROUNDS];
        double[] micros = new double[ROUNDS];
        load.claimAndFinish(workers, judgings);
        for (int round = 0; round < ROUNDS; round++) {
            double bare = COMMITS_PER_JUDGING * load.bareCommits(workers, judgings);
            micros[round] = load.claimAndFinish(workers, judgings);
            ratios[round] = micros[round] / bare;
        }
        Arrays.sort(micros);
        String detail = String.format(
                Locale.ROOT,
                "%.0f judgings/s claimed and finished by %d workers, median of %d rounds of %d",
                MICROS_PER_SECOND / micros[ROUNDS / 2],
                workers,
                ROUNDS,
                judgings);
        return BenchmarkResult.of("queue-" + workers, ratios, detail);
    }
}
