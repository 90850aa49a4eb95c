package dev.grundy.app.retention;

import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import javax.sql.DataSource;

/** Forgets bit by bit on nodes that serve pages; a node that only judges starts nothing by the clock. */
@ApplicationScoped
class RetentionLoop {
    /** In a minute: seven million judgings a day at most, and never many at once. */
    private static final int BATCHES = 10;

    private final Retention retention;

    RetentionLoop(DataSource database, RetentionConfig config, Clock clock) {
        this.retention = new Retention(database, config, clock);
    }

    @Scheduled(every = "1m", delayed = "11m", concurrentExecution = ConcurrentExecution.SKIP)
    void forget() {
        int batch = 0;
        while (batch < BATCHES && retention.emptySome() > 0) {
            batch++;
        }
    }
}
