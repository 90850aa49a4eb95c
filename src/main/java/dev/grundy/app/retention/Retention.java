package dev.grundy.app.retention;

import dev.grundy.base.kernel.Configured;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** Empties the details of judgings that are older than they are kept, a batch at a time. Thread-safe; nodes may do it at once. */
public final class Retention {
    /** Small, so that no statement holds its rows for long. */
    static final int BATCH = 500;

    private static final Duration SHORTEST = Duration.ofDays(1);
    private static final Duration LONGEST = Duration.ofDays(3650);

    private final DetailsRepository details;
    private final Duration superseded;
    private final Optional<Duration> counting;
    private final Clock clock;

    /** @throws dev.grundy.base.kernel.UnusableException for a time that is too short or too long */
    public Retention(DataSource database, RetentionConfig config, Clock clock) {
        this.details = new DetailsRepository(database);
        this.superseded = Configured.within("grundy.retention.superseded", config.superseded(), SHORTEST, LONGEST);
        this.counting =
                config.details().map(kept -> Configured.within("grundy.retention.details", kept, SHORTEST, LONGEST));
        this.clock = clock;
    }

    /**
     * The details that are to be emptied now.
     *
     * @param superseded of judgings that do not count any more
     * @param counting   of those that do; nothing where these keep their details for ever
     */
    public record Due(Freed superseded, Optional<Freed> counting) {}

    /**
     * Space that is made free for other rows.
     *
     * @param bytes estimated from a thousand of the judgings
     */
    public record Freed(long judgings, long bytes) {}

    public Due due() {
        Instant now = clock.instant();
        return new Due(
                details.superseded(now.minus(superseded)), counting.map(kept -> details.counting(now.minus(kept))));
    }

    /** Empties one batch of each kind, each in a transaction of its own; how many judgings were looked at, 0 when nothing is left. */
    public int emptySome() {
        Instant now = clock.instant();
        int retired = details.emptySuperseded(now.minus(superseded), now, BATCH);
        return retired
                + counting.map(kept -> details.emptyCounting(now.minus(kept), now, BATCH))
                        .orElse(0);
    }
}
