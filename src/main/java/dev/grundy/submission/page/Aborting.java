package dev.grundy.submission.page;

import dev.grundy.people.account.AccountLock;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * Ends judgings that their senders no longer want, while they wait or run. It counts as no attempt; the time that a node spent
 * counts for fair share. Thread-safe.
 */
@ApplicationScoped
class Aborting {
    /** Within the window: sending and aborting in turns would get around the limit on pending submissions. */
    static final int MOST = 20;

    static final Duration WINDOW = Duration.ofMinutes(10);

    private final AccountLock accounts;
    private final JudgingRepository judgings;
    private final Clock clock;

    Aborting(AccountLock accounts, JudgingRepository judgings, Clock clock) {
        this.accounts = accounts;
        this.judgings = judgings;
        this.clock = clock;
    }

    /** Ends the judging that counts for the submission, for its sender. */
    @Transactional
    AbortResult abort(SubmissionSummary own) {
        if (!own.status().isAbortable()) {
            return new AbortResult.Over();
        }
        accounts.hold(own.accountId());
        Instant now = clock.instant();
        Optional<Instant> first = judgings.nthLastAbort(own.accountId(), MOST, now.minus(WINDOW));
        if (first.isPresent()) {
            return new AbortResult.TooOften(Duration.between(now, first.get().plus(WINDOW)));
        }
        return judgings.abort(own.status().judgingId()) ? new AbortResult.Aborted() : new AbortResult.Over();
    }
}
