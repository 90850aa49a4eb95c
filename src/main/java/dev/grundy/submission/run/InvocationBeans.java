package dev.grundy.submission.run;

import dev.grundy.base.database.WindowCounts;
import dev.grundy.base.queue.WorkQueue;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import javax.sql.DataSource;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class InvocationBeans {
    @Produces
    @Singleton
    InvocationRepository invocations(DataSource database, WorkQueue queue) {
        return new InvocationRepository(database, queue);
    }

    @Produces
    @Singleton
    WindowCounts counts(DataSource database) {
        return new WindowCounts(database, "invocation_count", "runs");
    }
}
