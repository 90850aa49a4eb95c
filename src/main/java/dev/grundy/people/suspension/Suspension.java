package dev.grundy.people.suspension;

import dev.grundy.base.kernel.UnusableException;
import java.time.Instant;
import java.util.Optional;

/**
 * That somebody may read and not write.
 *
 * @param reason one line of 1 to 200 characters, which the person reads
 * @param until  from then on it does not hold any more; empty for one that holds until it is ended
 */
public record Suspension(String reason, Instant since, Optional<Instant> until) {
    public static final int LONGEST_REASON = 200;

    /** @throws UnusableException if the reason is none, or the end is not after the beginning */
    public Suspension {
        reason = line(reason);
        if (!isReason(reason)) {
            throw new UnusableException("a suspension has a reason of 1 to " + LONGEST_REASON + " characters");
        }
        if (until.filter(end -> !end.isAfter(since)).isPresent()) {
            throw new UnusableException("a suspension ends in the future, not at " + until.get());
        }
    }

    /** Whether it can be one, line breaks taken for spaces. */
    public static boolean isReason(String text) {
        String line = line(text);
        return !line.isEmpty() && line.codePointCount(0, line.length()) <= LONGEST_REASON;
    }

    boolean holds(Instant now) {
        return until.filter(end -> !end.isAfter(now)).isEmpty();
    }

    private static String line(String text) {
        return text.replaceAll("\\p{Cntrl}+", " ").strip();
    }
}
