package dev.grundy.web;

import io.quarkus.qute.TemplateExtension;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How values are written on pages. */
@TemplateExtension
final class Formats {
    private static final DateTimeFormatter DATE =
            DateTimeFormatter.ofPattern("d MMM yyyy", Locale.ENGLISH).withZone(ZoneOffset.UTC);
    private static final DateTimeFormatter MOMENT = DateTimeFormatter.ofPattern(
                    "d MMM yyyy, HH:mm 'UTC'", Locale.ENGLISH)
            .withZone(ZoneOffset.UTC);

    private Formats() {}

    /** Such as {@code 3 Nov 2026}. */
    static String asDate(Instant instant) {
        return DATE.format(instant);
    }

    /** Such as {@code 3 Nov 2026, 14:05 UTC}. */
    static String asMoment(Instant instant) {
        return MOMENT.format(instant);
    }

    /** Such as {@code 2 s} or {@code 0.25 s}. */
    static String asSeconds(Duration duration) {
        return BigDecimal.valueOf(duration.toMillis(), 3).stripTrailingZeros().toPlainString() + " s";
    }

    /** As one value of a query. */
    static String asQuery(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    /** As one value of a query. */
    static String encoded(LocalAddress address) {
        return URLEncoder.encode(address.value(), StandardCharsets.UTF_8);
    }
}
