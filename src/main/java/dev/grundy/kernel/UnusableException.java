package dev.grundy.kernel;

/** A verb cannot do what was asked; the message is one line that says why and what to do. */
public final class UnusableException extends RuntimeException {
    public UnusableException(String message) {
        super(message);
    }
}
