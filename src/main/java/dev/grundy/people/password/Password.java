package dev.grundy.people.password;

import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** A password as typed. Never logged, never stored: only its hash is. */
public record Password(String value) {
    static final int SHORTEST_CHARACTERS = 10;

    /** bcrypt looks at the first 72 bytes only: a longer password would be weaker than its owner believes. */
    static final int LONGEST_BYTES = 72;

    public Password {
        fault(value).ifPresent(fault -> {
            throw new IllegalArgumentException("not a password: " + fault.messageKey());
        });
    }

    /** Why that text cannot be a new password; empty when it can. */
    public static Optional<Fault> fault(String text) {
        if (text.codePointCount(0, text.length()) < SHORTEST_CHARACTERS) {
            return Optional.of(Fault.TOO_SHORT);
        }
        if (text.getBytes(StandardCharsets.UTF_8).length > LONGEST_BYTES) {
            return Optional.of(Fault.TOO_LONG);
        }
        // bcrypt ends a password at NUL: characters after it would not count.
        return text.indexOf('\0') >= 0 ? Optional.of(Fault.HAS_NUL) : Optional.empty();
    }

    @Override
    public String toString() {
        return "Password[…]";
    }

    public enum Fault {
        TOO_SHORT("account-password-too-short"),
        TOO_LONG("account-password-too-long"),
        HAS_NUL("account-password-has-nul");

        private final String messageKey;

        Fault(String messageKey) {
            this.messageKey = messageKey;
        }

        public String messageKey() {
            return messageKey;
        }
    }
}
