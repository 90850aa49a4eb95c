package dev.grundy.passkey;

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

    /** That text as a name: without what is not printed and what stands around it, possibly empty. */
    public static String nameOf(String typed) {
        String printable = typed.replaceAll("[\\p{Cntrl}\\p{Cf}]", "").strip();
        return printable.length() <= LONGEST_NAME ? printable : printable.substring(0, LONGEST_NAME);
    }
}
