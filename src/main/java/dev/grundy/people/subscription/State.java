package dev.grundy.people.subscription;

import java.util.Arrays;
import java.util.Locale;

/** How it stands with something that is paid for, in the provider's words; the three after {@link #CANCELED} are of single payments. */
enum State {
    TRIALING,
    ACTIVE,
    PAST_DUE,
    UNPAID,
    PAUSED,
    /** The first payment has not succeeded yet: nothing was ever paid. */
    INCOMPLETE,
    /** Nothing was ever paid, and nothing will be. */
    INCOMPLETE_EXPIRED,
    CANCELED,
    /** Done on the payer's side; a bank takes days to say whether the money comes. */
    PENDING,
    PAID,
    REFUNDED,
    /** A word that the provider added later. */
    UNKNOWN;

    String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@link #UNKNOWN} for any other text. */
    static State ofCode(String code) {
        return Arrays.stream(values())
                .filter(state -> state.code().equals(code))
                .findFirst()
                .orElse(UNKNOWN);
    }

    /** Whether more will be paid, or is owed, or on its way: a person with such a one changes it and buys no second. */
    boolean isRunning() {
        return switch (this) {
            case TRIALING, ACTIVE, PAST_DUE, UNPAID, PAUSED, INCOMPLETE -> true;
            case INCOMPLETE_EXPIRED, CANCELED, PENDING, PAID, REFUNDED, UNKNOWN -> false;
        };
    }

    /** Whether the first money is still to come. */
    boolean isWaiting() {
        return this == INCOMPLETE || this == PENDING;
    }
}
