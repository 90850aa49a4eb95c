package dev.grundy.base.queue;

import java.util.Objects;

/** A try came to nothing through a fault of ours; the message says what went wrong. */
public final class WorkException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public WorkException(String message) {
        super(message);
    }

    /** Never null: all that is thrown says why. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
