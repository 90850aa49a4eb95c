package dev.grundy.submission.run;

import dev.grundy.base.database.WindowCounts;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import javax.sql.DataSource;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class InvocationBeans {
    @Produces
    @Singleton
    WindowCounts counts(DataSource database) {
        return new WindowCounts(database, "invocation_count", "runs");
    }
}
