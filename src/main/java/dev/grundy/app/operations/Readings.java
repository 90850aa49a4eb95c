package dev.grundy.app.operations;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.roster.NodeRepository;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Reads how everything stands, once for all metrics that are asked for together. Thread-safe. */
@ApplicationScoped
class Readings {
    private static final Logger LOG = Logger.getLogger(Readings.class);
    /** From when it is known: while the database is away, waiting in vain takes longer than that, and each metric would wait anew. */
    private static final Duration REMEMBERED = Duration.ofSeconds(1);

    private final WorkQueue queue;
    private final NodeRepository nodes;
    private final OperationsRepository operations;
    private final boolean isOwner;
    private final Clock clock;
    private Optional<Reading> last = Optional.empty();
    private Instant until = Instant.MIN;

    Readings(
            WorkQueue queue,
            NodeRepository nodes,
            OperationsRepository operations,
            OperationsConfig config,
            Clock clock) {
        this.queue = queue;
        this.nodes = nodes;
        this.operations = operations;
        this.isOwner = config.role().servesPages();
        this.clock = clock;
    }

    /** Whether this node can tell the {@link Reading.Affairs}. */
    boolean isOwner() {
        return isOwner;
    }

    /** At most a second old; empty while the database cannot be asked. */
    synchronized Optional<Reading> last() {
        if (!clock.instant().isBefore(until)) {
            last = read();
            until = clock.instant().plus(REMEMBERED);
        }
        return last;
    }

    private Optional<Reading> read() {
        try {
            return Optional.of(new Reading(clock.instant(), queue.depth(), nodes.alive(), affairs()));
        } catch (DatabaseException e) {
            LOG.debugf("metrics of the database are left out: %s", e.getMessage());
            return Optional.empty();
        }
    }

    private Optional<Reading.Affairs> affairs() {
        return isOwner
                ? Optional.of(new Reading.Affairs(
                        operations.countJudgeErrors(Reading.MOST_JUDGE_ERRORS),
                        operations.brokenPackages(),
                        operations.mails(),
                        operations.paymentEvents(),
                        operations.refused()))
                : Optional.empty();
    }
}
