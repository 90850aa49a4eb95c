package dev.grundy.people.subscription;

import dev.grundy.base.database.WindowCounts;
import dev.grundy.base.kernel.ContentHash;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** How often one person may be led to the provider, and come back: each time is several questions to it. Thread-safe. */
@ApplicationScoped
class CheckoutLimits {
    private static final int MOST = 10;
    private static final Duration WINDOW = Duration.ofMinutes(10);

    private final WindowCounts tries;
    private final Clock clock;

    CheckoutLimits(DataSource database, Clock clock) {
        this.tries = new WindowCounts(database, "payment_try", "tries");
        this.clock = clock;
    }

    /** Counts one more; empty when it may go on, else how long to wait. */
    Optional<Duration> take(long account) {
        return take("checkout " + account);
    }

    /** The same for a person who comes back. */
    Optional<Duration> takeReturn(long account) {
        return take("return " + account);
    }

    /** The same for a person who looks at bills. */
    Optional<Duration> takeBills(long account) {
        return take("bills " + account);
    }

    /** The same for a person who looks at the cost of a change. */
    Optional<Duration> takeCosts(long account) {
        return take("costs " + account);
    }

    private Optional<Duration> take(String what) {
        Instant now = clock.instant();
        ContentHash key = ContentHash.of(what.getBytes(StandardCharsets.UTF_8));
        return tries.take(key, MOST, now, now.plus(WINDOW)).map(end -> Duration.between(now, end));
    }

    @Scheduled(every = "1h", delayed = "20m")
    void forgetOver() {
        tries.forgetOver(clock.instant());
    }
}
