package dev.grundy.learn.classroom.assignment;

import dev.grundy.people.account.TimeZones;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;

/** An instant on the clocks of a class, to the minute. */
public record ClassTime(Instant at, ZoneId zone) {
    /** Such as {@code Tue 3 Nov 2026, 18:00 (Europe/Berlin)}, in the reader's language. */
    public String inWords() {
        PageLanguage language = ReaderLanguage.now();
        String pattern = language == PageLanguage.GERMAN ? "EEE, d. MMM yyyy, HH:mm" : "EEE d MMM yyyy, HH:mm";
        return DateTimeFormatter.ofPattern(pattern, language.locale()).format(at.atZone(zone)) + " ("
                + TimeZones.nameOf(zone) + ")";
    }

    /** As a browser's field for date and time takes it. */
    String typed() {
        return at.atZone(zone).toLocalDateTime().truncatedTo(ChronoUnit.MINUTES).toString();
    }
}
