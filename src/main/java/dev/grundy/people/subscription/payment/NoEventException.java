package dev.grundy.people.subscription.payment;

/** A request body is no event of the payment provider; the message says why, in one line. */
public final class NoEventException extends Exception {
    private static final long serialVersionUID = 1L;

    NoEventException(String message) {
        super(message);
    }
}
