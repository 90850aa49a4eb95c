package dev.grundy.people.subscription;

/** What was sent is no event of the payment provider; the message says why, in one line. */
final class NoEventException extends Exception {
    private static final long serialVersionUID = 1L;

    NoEventException(String message) {
        super(message);
    }
}
