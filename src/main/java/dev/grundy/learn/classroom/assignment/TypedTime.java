package dev.grundy.learn.classroom.assignment;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;

/** Date and time as a teacher types them, on the clocks of the class. */
sealed interface TypedTime {
    /** Which of two equal times is meant where clocks are set back. */
    enum Twice {
        EARLIER,
        LATER
    }

    /** The instant that the text means. */
    record Known(Instant at) implements TypedTime {}

    /** It means nothing. */
    enum Fault implements TypedTime {
        /** No date with a time, or none from 2000 to 9999. */
        FORM,
        /** Clocks are set forward over that time. */
        SKIPPED
    }

    /** As browsers write it, or with a blank as people do where the browser has no field for it. Fractions of a second do not count. */
    static TypedTime parse(String text, ZoneId zone, Twice twice) {
        try {
            LocalDateTime local =
                    LocalDateTime.parse(text.strip().replaceFirst(" +", "T")).truncatedTo(ChronoUnit.SECONDS);
            if (local.getYear() < 2000 || local.getYear() > 9999) {
                return Fault.FORM;
            }
            if (zone.getRules().getValidOffsets(local).isEmpty()) {
                return Fault.SKIPPED;
            }
            ZonedDateTime first = local.atZone(zone);
            return new Known((twice == Twice.LATER ? first.withLaterOffsetAtOverlap() : first).toInstant());
        } catch (DateTimeException e) {
            return Fault.FORM;
        }
    }
}
