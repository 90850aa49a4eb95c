package dev.grundy.judge.source;

/** A source that cannot be taken for judging at all; the message says why and what to do. */
public final class SourceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public SourceException(String message) {
        super(message);
    }

    public SourceException(String message, Throwable cause) {
        super(message, cause);
    }
}
