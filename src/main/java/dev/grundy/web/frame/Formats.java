package dev.grundy.web.frame;

import io.quarkus.qute.TemplateExtension;
import java.math.BigDecimal;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.text.NumberFormat;
import java.time.Duration;

/** How values are written on pages. */
@TemplateExtension
final class Formats {
    private Formats() {}

    /** Such as {@code 2 s} or {@code 0.25 s}. */
    static String asSeconds(Duration duration) {
        NumberFormat seconds = NumberFormat.getInstance(ReaderLanguage.now().locale());
        seconds.setGroupingUsed(false);
        seconds.setMaximumFractionDigits(3);
        return seconds.format(BigDecimal.valueOf(duration.toMillis(), 3)) + " s";
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
