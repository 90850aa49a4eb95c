package dev.grundy.people.passkey;

import dev.grundy.base.kernel.SingleLine;
import java.time.Instant;
import java.util.Optional;

/**
 * A passkey of a person.
 *
 * @param id     as its device calls it, in base64url
 * @param name   that the person gave it
 * @param usedAt when it signed them in last; empty before the first time
 */
public record Passkey(String id, String name, Instant madeAt, Optional<Instant> usedAt) {
    /** Of a name, in characters. */
    public static final int LONGEST_NAME = 60;

    /** That text as a name, possibly empty. */
    public static String nameOf(String typed) {
        return SingleLine.of(typed, LONGEST_NAME);
    }
}
