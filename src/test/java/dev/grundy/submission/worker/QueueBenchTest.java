package dev.grundy.submission.worker;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.database.DatabaseAddress;
import dev.grundy.submission.queue.QueueBench;
import dev.grundy.testsupport.MigratedDatabase;
import dev.grundy.testsupport.TestDatabase;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;

/** The benchmarks run and name themselves; what they measure is nobody's business here. */
class QueueBenchTest {
    private final DatabaseAddress address = TestDatabase.create();
    private final DataSource database = MigratedDatabase.migrate(address);

    @Test
    void theQueueIsMeasuredWithAndWithoutAHistory() {
        QueueBench bench = new QueueBench(database, 20);
        assertThat(bench.workers(2).bench()).isEqualTo("queue-2");
        assertThat(bench.afterHistory(2_000).bench()).isEqualTo("queue-10m");
    }

    @Test
    void theWakeUpIsMeasured() {
        assertThat(new WakeBench(address, database).measure().detail()).contains("ms median");
    }
}
