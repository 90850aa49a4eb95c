package dev.grundy.learn.hand;

import dev.grundy.people.account.AccountLock;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Optional;

/** Gives people instances. Thread-safe. */
@ApplicationScoped
class Giving {
    /** A person's unsolved instances of a level: before another one they finish one, or ask for its solution. */
    static final int MOST_OPEN = 3;

    private final AccountLock accounts;
    private final HandInstanceRepository instances;

    Giving(AccountLock accounts, HandInstanceRepository instances) {
        this.accounts = accounts;
        this.instances = instances;
    }

    /**
     * An instance that nobody had before, or at least not this person. The earliest of the open ones where there are enough of
     * them. Empty when none is ready.
     */
    @Transactional
    Optional<HandInstance> toPerson(long account, long version, int level) {
        accounts.hold(account);
        List<HandInstance> open = instances.open(version, level, account, MOST_OPEN);
        return open.size() < MOST_OPEN ? instances.take(version, level, account) : Optional.of(open.getFirst());
    }

    /** One that others have as well: nothing of a guest is kept. */
    Optional<HandInstance> toGuest(long version, int level) {
        return instances.forGuest(version, level);
    }
}
