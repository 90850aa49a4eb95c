package dev.grundy.judging;

/** A source that cannot be taken for judging at all; the message says why and what to do. */
public final class SourceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SourceException(String message) {
        super(message);
    }

    SourceException(String message, Throwable cause) {
        super(message, cause);
    }
}
