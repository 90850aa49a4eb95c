package dev.grundy.people.suspension;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.Optional;

/** When a suspension ends, as people write it. */
public final class End {
    private End() {}

    /** Of a day such as {@code 2027-01-31} its first instant, of {@code 2027-01-31T18:00} that minute, both in the zone; also with an offset. */
    public static Optional<Instant> parse(String text, ZoneId zone) {
        String written = text.strip();
        try {
            if (written.length() <= "2027-01-31".length()) {
                return Optional.of(LocalDate.parse(written).atStartOfDay(zone).toInstant());
            }
            return Optional.of(
                    written.matches(".*(?:Z|[+-]\\d\\d:\\d\\d)")
                            ? OffsetDateTime.parse(written).toInstant()
                            : LocalDateTime.parse(written).atZone(zone).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
