package dev.grundy.base.database;

import java.sql.SQLException;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The database could not be started or reached, or refused; the message is one line that says what to do. */
public final class DatabaseException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private static final String DEADLOCK = "40P01";

    private static final String UNIQUE_VIOLATION = "23505";

    public DatabaseException(String message) {
        this(message, null);
    }

    public DatabaseException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    /** Whether the same may well succeed later: the database is away, starting, or out of something. */
    public boolean isOutage() {
        return getCause() instanceof SQLException refusal && Outage.is(refusal);
    }

    /** Whether two waited for each other and this one had to give way: nothing was done, and the next try may find the way free. */
    public boolean isDeadlock() {
        return getCause() instanceof SQLException refusal && DEADLOCK.equals(refusal.getSQLState());
    }

    /** Whether a value was refused because it is there already and may be there once. */
    public boolean isTaken() {
        return getCause() instanceof SQLException refusal && UNIQUE_VIOLATION.equals(refusal.getSQLState());
    }

    /** Never null: all that is thrown says why. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
