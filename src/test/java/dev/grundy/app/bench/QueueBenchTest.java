package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Sql;
import dev.grundy.testsupport.MigratedDatabase;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** The benchmarks run and name themselves; what they measure is nobody's business here. */
class QueueBenchTest {
    private final DatabaseAddress address = MigratedDatabase.createAddress();
    private final DataSource database = MigratedDatabase.at(address);

    @Test
    void theQueueIsMeasured() {
        assertThat(new QueueBench(database, 20).workers(2).bench()).isEqualTo("queue-2");
    }

    @Test
    void aHistoryIsFilledAndMeasuredAgainstNone() {
        HistoryBench bench = new HistoryBench(database, MigratedDatabase.create(), 20);
        assertThat(bench.measure(2_000).detail()).contains("2000 finished");
        assertThat(count("select count(*) as n from judging where verdict is not null and submission_id < 0"))
                .isEqualTo(2_000);
        assertThat(count("select count(*) as n from pg_index where indrelid = 'judging'::regclass and not indisready"))
                .as("indexes that are not kept")
                .isZero();
    }

    private long count(String query) {
        return Sql.of(query).on(database).one(row -> row.getLong("n"));
    }

    @Test
    void theWakeUpIsMeasured() {
        assertThat(new WakeBench(address, database).measure().detail()).contains("ms median");
    }
}
