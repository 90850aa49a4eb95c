package dev.grundy.subscription;

import java.util.Arrays;
import java.util.Locale;

/** How it stands with something that is paid for, in the provider's words; {@link #PAID} and {@link #REFUNDED} of a single payment. */
enum State {
    TRIALING,
    ACTIVE,
    PAST_DUE,
    UNPAID,
    PAUSED,
    /** The first payment has not succeeded yet: nothing was ever paid. */
    INCOMPLETE,
    INCOMPLETE_EXPIRED,
    CANCELED,
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

    /** Whether more will be paid, or is owed: who has such a one changes it and buys no second. */
    boolean isRunning() {
        return switch (this) {
            case TRIALING, ACTIVE, PAST_DUE, UNPAID, PAUSED -> true;
            case INCOMPLETE, INCOMPLETE_EXPIRED, CANCELED, PAID, REFUNDED, UNKNOWN -> false;
        };
    }
}
