package dev.grundy.people.export;

import java.util.HashSet;
import java.util.Set;

/** Downloads at work: one of a person, a few in all, since each keeps a thread while somebody reads. Thread-safe. */
class Downloads {
    static final int MOST_AT_ONCE = 4;

    private final Set<Long> accounts = new HashSet<>();

    /** False, and nothing has begun, while one of the account's or too many are at work. */
    synchronized boolean begin(long account) {
        return accounts.size() < MOST_AT_ONCE && accounts.add(account);
    }

    /** To be called once for each that has begun. */
    synchronized void end(long account) {
        accounts.remove(account);
    }
}
