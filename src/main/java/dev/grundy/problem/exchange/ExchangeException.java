package dev.grundy.problem.exchange;

import java.util.Objects;

/** An import or export that cannot be done; the message says what was found and what to do. */
public sealed class ExchangeException extends RuntimeException permits UnknownFormatException {
    private static final long serialVersionUID = 1L;

    public ExchangeException(String message) {
        super(message);
    }

    public ExchangeException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Never null: all that is thrown says why. */
    @Override
    public String getMessage() {
        return Objects.requireNonNull(super.getMessage());
    }
}
