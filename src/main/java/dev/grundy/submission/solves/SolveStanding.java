package dev.grundy.submission.solves;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** How a solve stands to the version that is live. */
public enum SolveStanding {
    /** Accepted by the live version, or by one that judges as it does. */
    CURRENT,
    /** Accepted by an earlier version, and not judged again yet. */
    EARLIER,
    /** Accepted by an earlier version; the live one does not accept it. */
    REFUSED,
    /** Accepted by an earlier version, and judged again in vain through a fault of ours; tried once more after a day. */
    FAILED;

    /** For addresses, CSS and the database. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    public boolean isRefused() {
        return this == REFUSED;
    }

    public static Optional<SolveStanding> ofCode(String code) {
        return Stream.of(values())
                .filter(standing -> standing.code().equals(code))
                .findFirst();
    }
}
