package dev.grundy.problem.exchange;

/** An import or export that cannot be done; the message says what was found and what to do. */
public sealed class ExchangeException extends RuntimeException permits UnknownFormatException {
    private static final long serialVersionUID = 1L;

    public ExchangeException(String message) {
        super(message);
    }

    public ExchangeException(String message, Throwable cause) {
        super(message, cause);
    }
}
