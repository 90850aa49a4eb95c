package dev.grundy.people.export;

import io.vertx.ext.web.RoutingContext;
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

    /** Ends the account's download with the request, also if the person has gone before the first byte. */
    void endWith(RoutingContext request, long account) {
        try {
            request.addEndHandler(ended -> end(account));
        } catch (RuntimeException e) {
            end(account);
            throw e;
        }
        // A handler that is added after the end is never called.
        if (request.response().closed() || request.response().ended()) {
            end(account);
        }
    }

    /** To be called for each that has begun; a second time changes nothing. */
    synchronized void end(long account) {
        accounts.remove(account);
    }
}
