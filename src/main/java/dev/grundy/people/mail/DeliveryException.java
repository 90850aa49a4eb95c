package dev.grundy.people.mail;

/** A mail could not be handed over. */
final class DeliveryException extends Exception {
    private static final long serialVersionUID = 1L;

    private final boolean isFinal;

    /** @param isFinal whether trying again is of no use: the server refuses this mail, and not just now */
    DeliveryException(String message, boolean isFinal, Throwable cause) {
        super(message, cause);
        this.isFinal = isFinal;
    }

    boolean isFinal() {
        return isFinal;
    }
}
