package dev.grundy.people.security;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** An event that concerns the safety of an account. Texts are called {@code security-event-…} by the code. */
public enum SecurityEvent {
    REGISTERED,
    SIGNED_IN,
    SIGN_IN_FAILED(true),
    SIGN_IN_BLOCKED(true),
    SESSION_ENDED,
    SESSIONS_ENDED,
    PASSWORD_CHANGED,
    PASSWORD_REFUSED(true),
    ADDRESS_ADDED,
    ADDRESS_CONFIRMED,
    ADDRESS_REMOVED,
    ADDRESS_REFUSED(true),
    RESET_ASKED(true),
    RESET_USED,
    RESET_REFUSED(true),
    SECOND_FACTOR_ADDED,
    SECOND_FACTOR_REMOVED,
    SECOND_FACTOR_REFUSED(true),
    RECOVERY_CODES_MADE,
    RECOVERY_CODE_USED,
    PASSKEY_ADDED,
    PASSKEY_REMOVED,
    PASSKEY_REFUSED(true),
    PROVIDER_LINKED,
    PROVIDER_UNLINKED,
    PROVIDER_REFUSED(true),
    TOKEN_MADE,
    TOKEN_REVOKED,
    TOKEN_REFUSED(true),
    TOKEN_LEAKED(true),
    SUSPENDED,
    SUSPENSION_ENDED,
    SUSPENSION_DECIDED,
    TIER_CHANGED,
    ROLE_CHANGED,
    ONE_TIME_PASSWORD_MADE,
    ACCOUNT_MERGED,
    PAYMENT_REFUSED(true);

    private final boolean gathered;

    SecurityEvent() {
        this(false);
    }

    SecurityEvent(boolean gathered) {
        this.gathered = gathered;
    }

    /** Such as {@code signed-in}: for SQL and addresses. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether strangers can make it happen again and again: those that are alike become one row an hour, which counts them. */
    public boolean isGathered() {
        return gathered;
    }

    /** Empty for a code that a newer version wrote. */
    public static Optional<SecurityEvent> ofCode(String code) {
        return Arrays.stream(values())
                .filter(event -> event.code().equals(code))
                .findFirst();
    }
}
