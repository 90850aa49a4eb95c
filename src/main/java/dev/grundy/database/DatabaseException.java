package dev.grundy.database;

import org.jspecify.annotations.Nullable;

/** The database could not be started or reached; the message is one line that says what to do. */
public final class DatabaseException extends RuntimeException {
    public DatabaseException(String message) {
        this(message, null);
    }

    public DatabaseException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
