package dev.grundy.submission.run;

import dev.grundy.base.database.WindowCounts;
import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.people.account.AccountLock;
import dev.grundy.submission.run.RunAnswer.Refused;
import dev.grundy.submission.run.asker.Asker;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/** How much may be run, by one person and by all guests together. Thread-safe. */
@ApplicationScoped
class InvocationLimits {
    private static final int TOO_MANY_REQUESTS = 429;
    /** About the time that a run takes. */
    private static final Duration SOON = Duration.ofSeconds(2);

    private final AccountLock accounts;
    private final InvocationRepository invocations;
    private final WindowCounts counts;
    private final InvocationConfig config;
    private final Clock clock;

    InvocationLimits(
            AccountLock accounts,
            InvocationRepository invocations,
            DataSource database,
            InvocationConfig config,
            Clock clock) {
        this.accounts = accounts;
        this.invocations = invocations;
        this.counts = new WindowCounts(database, "invocation_count", "runs");
        this.config = config;
        this.clock = clock;
    }

    /**
     * Counts one more run, unless too many wait or were asked for lately. Within a transaction of the caller's, which also queues
     * the run: those who are counted together wait for each other until it ends.
     */
    Optional<Refused> refusal(Asker asker) {
        boolean guest = asker.account().isEmpty();
        Instant now = clock.instant();
        asker.account().ifPresentOrElse(accounts::hold, () -> holdGuests(now));
        if (invocations.pending(asker.key()) >= config.pending()) {
            return Optional.of(later(SOON, Texts.of("run-too-many-pending", config.pending())));
        }
        if (guest && invocations.pendingOfGuests() >= config.pendingOfGuests()) {
            return Optional.of(later(SOON, Texts.of("run-too-many-guests")));
        }
        int allowed = guest ? config.perAddress() : config.perPerson();
        return counts.take(asker.countedFor(), allowed, now, now.plus(config.window()))
                .map(until -> Duration.between(now, until))
                .map(wait -> later(wait, Texts.of("run-too-often", WholeSeconds.of(wait))));
    }

    /** Guests have no row of an account to wait at; the one that counts them all serves. */
    private void holdGuests(Instant now) {
        counts.take(Asker.GUESTS, Integer.MAX_VALUE - 1, now, now.plus(config.window()));
    }

    /** Forgets windows that are over. */
    void forgetOver(Instant now) {
        counts.forgetOver(now);
    }

    private static Refused later(Duration wait, String text) {
        return new Refused(TOO_MANY_REQUESTS, "form", text, Optional.of(wait));
    }
}
