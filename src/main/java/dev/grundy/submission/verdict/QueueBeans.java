package dev.grundy.submission.verdict;

import dev.grundy.base.database.DatabaseAddress;
import dev.grundy.base.database.Notifications;
import dev.grundy.base.queue.FairShare;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.format.language.Languages;
import dev.grundy.problem.practice.DueNow;
import io.quarkus.arc.DefaultBean;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import javax.sql.DataSource;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Makes the plain classes of this feature known to the application. */
@Dependent
class QueueBeans {
    @Produces
    @Singleton
    WorkQueue queue(DataSource database, Clock clock) {
        return new WorkQueue(database, clock, FairShare.DEFAULT);
    }

    @Produces
    @Singleton
    @DefaultBean
    Languages languages() {
        return Languages.standard();
    }

    @Produces
    @Singleton
    Notifications notifications(
            @ConfigProperty(name = "quarkus.datasource.jdbc.url") String url,
            @ConfigProperty(name = "quarkus.datasource.username", defaultValue = "") String user,
            @ConfigProperty(name = "quarkus.datasource.password", defaultValue = "") String password) {
        return Notifications.hear(
                new DatabaseAddress(url, user, password),
                List.of(WorkQueue.QUEUED, WorkQueue.CHANGED, WorkQueue.LOST, DueNow.PRACTISED));
    }

    void close(@Disposes Notifications notifications) {
        notifications.close();
    }
}
