package dev.grundy.app.node;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.SchemaHistory;
import dev.grundy.base.queue.roster.NodeRole;
import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.time.Duration;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jboss.logging.Logger;

/**
 * Holds a node that only judges until the schema is at least the one it was built for. Its login may read tables, not make them.
 * A node that serves pages brings the schema up to date when it starts. A newer schema is as good, unless it says that it is not:
 * nodes are replaced one after another.
 */
@ApplicationScoped
class SchemaCheck {
    private static final Logger LOG = Logger.getLogger(SchemaCheck.class);
    private static final int BEFORE_EVERYTHING = Interceptor.Priority.LIBRARY_BEFORE;
    private static final Duration PAUSE = Duration.ofSeconds(1);

    private final Flyway flyway;
    private final DataSource database;
    private final NodeRole role;
    private final int patienceSeconds;

    SchemaCheck(Flyway flyway, DataSource database, NodeKeys keys) {
        this.flyway = flyway;
        this.database = database;
        this.role = keys.role();
        this.patienceSeconds = keys.judge().schemaPatienceSeconds();
    }

    /** @throws DatabaseException when the schema is older and stays so, or does not work with this node's release any more */
    void check(@Observes @Priority(BEFORE_EVERYTHING) StartupEvent event) throws InterruptedException {
        if (!role.servesPages()) {
            await();
        }
        refuseWhatIsTooNew();
    }

    private void await() throws InterruptedException {
        for (int waited = 0; !isReady(); waited++) {
            if (waited == patienceSeconds) {
                throw new DatabaseException(
                        "the database's schema is older than this node, or its login may not read it; start a"
                                + " node that serves pages (./grundy up --role web): it brings the schema up to date");
            }
            if (waited == 0) {
                LOG.infof(
                        "Waiting up to %d s for a node that serves pages to bring the schema up to date",
                        patienceSeconds);
            }
            Thread.sleep(PAUSE);
        }
    }

    private boolean isReady() {
        try {
            return new SchemaAge(flyway.info()).isReached();
        } catch (FlywayException e) {
            LOG.debugf("the schema's version cannot be read: %s", e.getMessage());
            return false;
        }
    }

    private void refuseWhatIsTooNew() {
        int needed = SchemaHistory.needed(database);
        int known = new SchemaAge(flyway.info()).newestKnown();
        if (known < needed) {
            throw new DatabaseException("the database's schema works with releases that know migration " + needed
                    + " and later ones; this node knows none after " + known + ": bring this node up to date");
        }
    }
}
