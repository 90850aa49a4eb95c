package dev.grundy.submission.solves;

import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import javax.sql.DataSource;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class SolveBeans {
    @Produces
    @Singleton
    SolveCheckRepository checks(DataSource database, Clock clock) {
        return new SolveCheckRepository(database, clock);
    }
}
