package dev.grundy.people.account;

import java.time.Duration;

/** More passwords are being checked than this node takes at a time; the one that was refused has not been looked at. */
public final class HashingGateFullException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** When it makes sense to try again. */
    static final Duration RETRY_AFTER = Duration.ofSeconds(5);

    public HashingGateFullException() {
        super("too many passwords are being hashed");
    }
}
