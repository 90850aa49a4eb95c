package dev.grundy.web.frame;

import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Locale.LanguageRange;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A language that pages are written in, with its way of writing numbers and dates. Languages that programs are written in are
 * those of {@code dev.grundy.format.language}.
 */
public enum PageLanguage {
    ENGLISH(Locale.ENGLISH, "English", "d MMM yyyy", "EEEE d MMMM yyyy, HH:mm:ss"),
    GERMAN(Locale.GERMAN, "Deutsch", "d. MMM yyyy", "EEEE, d. MMMM yyyy, HH:mm:ss");

    private final Locale locale;
    private final String ownName;
    private final DateTimeFormatter date;
    private final DateTimeFormatter instant;

    PageLanguage(Locale locale, String ownName, String datePattern, String instantPattern) {
        this.locale = locale;
        this.ownName = ownName;
        this.date = DateTimeFormatter.ofPattern(datePattern, locale);
        this.instant = DateTimeFormatter.ofPattern(instantPattern, locale);
    }

    /** For {@code lang}, headers, cookies and SQL, such as {@code en} (RFC 5646). */
    public String code() {
        return locale.getLanguage();
    }

    /** As its speakers call it. */
    public String ownName() {
        return ownName;
    }

    public Locale locale() {
        return locale;
    }

    /** Of a day, such as {@code 3 Nov 2026}; has no zone. */
    public DateTimeFormatter date() {
        return date;
    }

    /** Of a whole instant, such as {@code Tuesday 3 November 2026, 14:05:09}; has no zone. */
    DateTimeFormatter instant() {
        return instant;
    }

    /** With one digit after the point or comma, such as {@code 9.4}. */
    public String tenths(double number) {
        return String.format(locale, "%.1f", number);
    }

    /** Empty for null and for what is no code. */
    public static Optional<PageLanguage> ofCode(@Nullable String code) {
        return Stream.of(values())
                .filter(language -> language.code().equals(code))
                .findFirst();
    }

    /** The one of these that the header {@code Accept-Language} likes best (RFC 9110, 12.5.4); empty for none, and for what is no such header. */
    static Optional<PageLanguage> preferred(@Nullable String header) {
        if (header == null) {
            return Optional.empty();
        }
        try {
            // Sorted by weight, the heaviest first.
            List<LanguageRange> liked = LanguageRange.parse(header);
            return liked.stream()
                    .filter(range -> range.getWeight() > 0)
                    .flatMap(range -> ofCode(range.getRange().split("-", 2)[0]).stream())
                    .findFirst();
        } catch (IllegalArgumentException e) {
            // A header that nobody's browser sends asks for nothing.
            return Optional.empty();
        }
    }
}
