package dev.grundy.people.suspension;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.Optional;

/** When a suspension ends, as people write it. */
public final class End {
    private End() {}

    /**
     * Of a day such as {@code 2027-01-31} its first instant, of {@code 2027-01-31T18:00} that minute, both in the zone; also with an offset.
     * Fractions of a second do not count; empty for years before 2000 and after 9999 too.
     */
    public static Optional<Instant> parse(String text, ZoneId zone) {
        try {
            return Optional.of(time(text.strip(), zone))
                    .filter(time -> time.getYear() > 1999 && time.getYear() < 10_000)
                    .map(time -> time.toInstant().truncatedTo(ChronoUnit.SECONDS));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static ZonedDateTime time(String written, ZoneId zone) {
        if (written.length() <= "2027-01-31".length()) {
            return LocalDate.parse(written).atStartOfDay(zone);
        }
        return written.matches(".*(?:Z|[+-]\\d\\d:\\d\\d)")
                ? OffsetDateTime.parse(written).toZonedDateTime()
                : LocalDateTime.parse(written).atZone(zone);
    }
}
