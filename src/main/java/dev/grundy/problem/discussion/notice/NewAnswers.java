package dev.grundy.problem.discussion.notice;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.discussion.QuestionChanged;
import dev.grundy.problem.text.ProblemAccess;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.inject.Named;
import java.time.Clock;
import java.util.Map;

/** Counts answers that are new to the reader; the layout asks {@code inject:newAnswers}. Thread-safe. */
@ApplicationScoped
@Named("newAnswers")
public class NewAnswers {
    private static final int MOST_REMEMBERED = 10_000;
    private static final long MOST_SHOWN = 999;

    private final CurrentAccount current;
    private final NewsRepository news;
    private final ProblemAccess access;
    private final Event<NewsChanged> changes;
    private final Remembered<Long, Map<Tier, Long>> remembered;

    NewAnswers(
            CurrentAccount current,
            NewsRepository news,
            ProblemAccess access,
            Event<NewsChanged> changes,
            NoticeConfig config,
            Clock clock) {
        this.current = current;
        this.news = news;
        this.access = access;
        this.changes = changes;
        this.remembered = new Remembered<>(config.rememberedFor(), MOST_REMEMBERED, clock);
    }

    /** 0 for a guest; 999 for more. */
    public long getCount() {
        return current.person().map(this::of).orElse(0L);
    }

    private long of(Person person) {
        long count = remembered.get(person.accountId(), () -> news.counts(person.accountId())).entrySet().stream()
                .filter(known -> access.mayRead(person, known.getKey()))
                .mapToLong(Map.Entry::getValue)
                .sum();
        return Math.min(count, MOST_SHOWN);
    }

    void counted(@Observes QuestionChanged change) {
        changes.fire(new NewsChanged(news.people(change.question())));
    }

    /** After the commit, since what is asked before would bring the old number. */
    void forget(@Observes(during = TransactionPhase.AFTER_SUCCESS) NewsChanged change) {
        change.accounts().forEach(remembered::forget);
    }
}
