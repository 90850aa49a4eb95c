package dev.grundy.problem.practice;

import dev.grundy.base.database.Notifications;
import dev.grundy.base.kernel.Remembered;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.people.account.CurrentAccount;
import jakarta.annotation.PostConstruct;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How many problems are due, for the main menu of every page: it asks {@code inject:dueCounts.own}. A count is good for ten minutes. A person's
 * actions through this node change their count at once; actions elsewhere, and problems that become due meanwhile, are counted after that.
 * Thread-safe.
 */
@ApplicationScoped
@Named("dueCounts")
public class DueCounts {
    private static final Duration REMEMBERED = Duration.ofMinutes(10);
    private static final int MOST_REMEMBERED = 10_000;

    private final Due due;
    private final CurrentAccount current;
    private final Notifications notifications;
    private final Remembered<Long, Integer> counts;
    private final Topics topics = new Topics();
    private final Notifications.Listener listener = new Notifications.Listener() {
        @Override
        public void heard(String channel, String payload) {
            if (channel.equals(WorkQueue.CHANGED)) {
                topics.account(payload).ifPresent(counts::forget);
            }
        }

        @Override
        public void reconnected() {
            counts.forgetAll();
        }
    };

    DueCounts(Due due, CurrentAccount current, Notifications notifications, Clock clock) {
        this.due = due;
        this.current = current;
        this.notifications = notifications;
        this.counts = new Remembered<>(REMEMBERED, MOST_REMEMBERED, clock);
    }

    @PostConstruct
    void listen() {
        notifications.add(listener);
    }

    @PreDestroy
    void stop() {
        notifications.remove(listener);
    }

    /** The reader's; 0 for a guest, and then the database is not asked. */
    public int getOwn() {
        return current.person().map(person -> of(person.accountId())).orElse(0);
    }

    int of(long account) {
        return counts.get(account, () -> due.of(account).ask().size());
    }

    /** The person has just done something that may count as a repetition. */
    public void forget(long account) {
        counts.forget(account);
    }

    /** The same will be so when work moves on that the person asked for, on any node. */
    public void forgetWith(String topic, long account) {
        topics.add(topic, account);
    }

    /** The account to which a topic belongs; the oldest topics go. */
    private static final class Topics {
        private final Map<String, Long> accounts = new LinkedHashMap<>() {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Long> eldest) {
                return size() > MOST_REMEMBERED;
            }
        };

        synchronized void add(String topic, long account) {
            accounts.put(topic, account);
        }

        synchronized Optional<Long> account(String topic) {
            return Optional.ofNullable(accounts.get(topic));
        }
    }
}
