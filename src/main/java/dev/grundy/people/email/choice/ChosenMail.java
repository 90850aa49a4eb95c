package dev.grundy.people.email.choice;

import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.web.frame.Texts;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A mail that comes to those who chose it. A further one is a constant, its texts, a table and a class that writes it. */
public enum ChosenMail {
    WEEKLY("weekly-mail", "/account", "account-title", "week", "date"),
    /** About new answers. */
    ANSWERS("answer-mail", "/discussion", "own-questions-title", "chosen_at", "timestamptz");

    /** On Mondays, in the zone of the account. */
    private static final int HOUR = 8;
    /** People press the link in old mails too. */
    private static final Duration STOPPED_WITHIN = Duration.ofDays(400);

    private final String key;
    private final String page;
    private final String pageTitle;
    private final String since;
    private final String type;

    /**
     * @param key       beginning of the address that stops it, and of the keys of its texts; its table, with underscores
     * @param page      where it is chosen
     * @param pageTitle key of how that page is called
     * @param since     the column that says since when
     * @param type      of that column
     */
    ChosenMail(String key, String page, String pageTitle, String since, String type) {
        this.key = key;
        this.page = page;
        this.pageTitle = pageTitle;
        this.since = since;
        this.type = type;
    }

    /** The Monday at whose eighth hour the week of mails began in which it is then. */
    public static LocalDate week(Instant instant, ZoneId zone) {
        return instant.atZone(zone)
                .toLocalDateTime()
                .minusHours(HOUR)
                .toLocalDate()
                .with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }

    static Optional<ChosenMail> of(String key) {
        return Stream.of(values()).filter(mail -> mail.key.equals(key)).findFirst();
    }

    public String page() {
        return page;
    }

    public String pageInWords() {
        return Texts.of(pageTitle);
    }

    /** One of its texts, such as {@code stopped}. */
    public String text(String name) {
        return Texts.of(textKey(name));
    }

    String textKey(String name) {
        return key + "-" + name;
    }

    /** The link that stops it, as often as it is used. */
    Purpose stop() {
        return new Purpose(name().toLowerCase(Locale.ROOT), STOPPED_WITHIN, "/" + key + "/stop");
    }

    /** With the table for {@code TABLE}, the column for {@code SINCE} and its type for {@code TYPE}. */
    String inSql(String statement) {
        return statement
                .replace("TABLE", key.replace('-', '_'))
                .replace("SINCE", since)
                .replace("TYPE", type);
    }

    /** For SQL: of the weekly mail the last week without one. */
    String chosenSince(Instant now, ZoneId zone) {
        return (this == WEEKLY ? week(now, zone) : now).toString();
    }
}
