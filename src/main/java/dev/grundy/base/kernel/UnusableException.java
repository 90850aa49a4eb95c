package dev.grundy.base.kernel;

/** A verb cannot do what was asked; the message is one line that says why and what to do. */
public final class UnusableException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public UnusableException(String message) {
        super(message);
    }
}
