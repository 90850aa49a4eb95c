package dev.grundy.learn.hand;

import dev.grundy.base.queue.WorkQueue;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import javax.sql.DataSource;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class HandBeans {
    @Produces
    @Singleton
    HandInstanceRepository instances(DataSource database, Clock clock) {
        return new HandInstanceRepository(database, clock);
    }

    @Produces
    @Singleton
    HandAnswerRepository answers(DataSource database, WorkQueue queue, Clock clock) {
        return new HandAnswerRepository(database, queue, clock);
    }
}
