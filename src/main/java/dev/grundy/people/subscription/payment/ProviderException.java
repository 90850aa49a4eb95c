package dev.grundy.people.subscription.payment;

/** The payment provider could not be asked, or refused; nothing was changed here. */
public final class ProviderException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    ProviderException(String tried, Exception cause) {
        super("could not " + tried + ": " + cause.getMessage(), cause);
    }
}
