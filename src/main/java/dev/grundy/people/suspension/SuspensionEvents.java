package dev.grundy.people.suspension;

import java.time.temporal.ChronoUnit;

/** Builds the details of a suspension for the security log. */
public final class SuspensionEvents {
    private SuspensionEvents() {}

    /** Its reason, and its end where it has one, in the one language of the log. */
    public static String detail(Suspension suspension) {
        return suspension
                        .until()
                        .map(end -> "until " + end.truncatedTo(ChronoUnit.SECONDS) + ": ")
                        .orElse("")
                + suspension.reason();
    }
}
