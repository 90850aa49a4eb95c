package dev.grundy.people.announcement;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.web.frame.PageLanguage;
import java.time.Instant;

/**
 * Something to be said on all pages.
 *
 * @param english markdown, 1 to 1,000 characters
 * @param german  the same in German
 * @param from    first instant at which it is shown
 * @param until   first instant at which it is not shown any more
 */
record Announcement(AnnouncementKind kind, String english, String german, Instant from, Instant until) {
    static final int LONGEST = 1000;

    /** @throws UnusableException if a text is none, or the end is not after the beginning */
    Announcement {
        if (!isText(english) || !isText(german)) {
            throw new UnusableException(
                    "an announcement has a text of 1 to " + LONGEST + " characters in each language");
        }
        if (!until.isAfter(from)) {
            throw new UnusableException("an announcement that is shown from " + from + " ends later, not at " + until);
        }
    }

    static boolean isText(String text) {
        return !text.isBlank() && text.indexOf('\0') < 0 && text.codePointCount(0, text.length()) <= LONGEST;
    }

    String in(PageLanguage language) {
        return switch (language) {
            case ENGLISH -> english;
            case GERMAN -> german;
        };
    }

    boolean isShown(Instant now) {
        return !now.isBefore(from) && now.isBefore(until);
    }
}
