package dev.grundy.problem.practice;

import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.Remembered;
import dev.grundy.people.account.CurrentAccount;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/**
 * The problems that are due now, in memory, for pages that people see often: every page's main menu asks {@code inject:dueNow.count}. A plan is
 * remembered for ten minutes. The database tells every node of each verdict and each answer by hand, and the plan of that account is made anew.
 * Thread-safe.
 */
@ApplicationScoped
@Named("dueNow")
public class DueNow {
    /** The channel on which the database names an account that has practised. */
    public static final String PRACTISED = "practised";

    private static final Duration REMEMBERED = Duration.ofMinutes(10);
    private static final int MOST_REMEMBERED = 2_000;

    private final Due due;
    private final CurrentAccount current;
    private final Notifications notifications;
    private final Remembered<Long, List<DueProblem>> plans;
    private final Notifications.Listener listener = new Notifications.Listener() {
        @Override
        public void heard(String channel, String payload) {
            if (channel.equals(PRACTISED)) {
                Notifications.id(payload).ifPresent(DueNow.this::forget);
            }
        }

        @Override
        public void reconnected() {
            plans.forgetAll();
        }
    };

    DueNow(Due due, CurrentAccount current, Notifications notifications, Clock clock) {
        this.due = due;
        this.current = current;
        this.notifications = notifications;
        this.plans = new Remembered<>(REMEMBERED, MOST_REMEMBERED, clock);
    }

    @PostConstruct
    void listen() {
        notifications.add(listener);
    }

    @PreDestroy
    void stop() {
        notifications.remove(listener);
    }

    /** How many are due to the reader; 0 for a guest, and then the database is not asked. */
    public long getCount() {
        return current.person()
                .map(person -> (long) of(person.accountId()).size())
                .orElse(0L);
    }

    /** Those of the account, the longest due first. A problem that was unpublished meanwhile may still be among them. */
    public List<DueProblem> of(long account) {
        return due.now(plans.get(account, () -> due.planned(account).ask()));
    }

    /** The person has just done something that may count as a repetition, and the next page shall know it. */
    public void forget(long account) {
        plans.forget(account);
    }
}
