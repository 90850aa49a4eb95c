package dev.grundy.learn.lesson;

import dev.grundy.people.account.AccountLock;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;

/** How far people have come in lessons. Thread-safe. */
@ApplicationScoped
class LessonProgress {
    private final AccountLock accounts;
    private final LessonProgressRepository progress;
    private final Clock clock;

    LessonProgress(AccountLock accounts, LessonProgressRepository progress, Clock clock) {
        this.accounts = accounts;
        this.progress = progress;
        this.clock = clock;
    }

    /**
     * Keeps a right answer, and with the last one of a lesson that it was read. Of two last answers that come at once each would miss the
     * other, so they wait for one another.
     */
    @Transactional
    void answered(long account, String lesson, String question) {
        accounts.hold(account);
        Instant now = clock.instant();
        progress.add(account, lesson, question, now);
        progress.markRead(account, lesson, now);
    }

    /** Remembers that it was read, if no question of it is open. */
    @Transactional
    void read(long account, String lesson) {
        progress.markRead(account, lesson, clock.instant());
    }
}
