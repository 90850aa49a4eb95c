package dev.grundy.people.email;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;

/**
 * A link that was sent by mail.
 *
 * @param address it was sent to
 * @param isGood  whether it may still be used: neither used nor ended nor too old
 */
public record MailLink(long accountId, EmailAddress address, boolean isGood) {
    /** What a link is for, and how long it is good. */
    public enum Purpose {
        CONFIRM(Duration.ofHours(24)),
        RESET(Duration.ofHours(1)),
        /** Stops the weekly mail, as often as it is used: people press it in old mails too. */
        WEEKLY(Duration.ofDays(400)),
        /** Stops mails about new answers; as {@link #WEEKLY}. */
        ANSWERS(Duration.ofDays(400));

        private final Duration lifetime;

        Purpose(Duration lifetime) {
            this.lifetime = lifetime;
        }

        Instant endOf(Instant made) {
            return made.plus(lifetime);
        }

        /** For SQL. */
        String code() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
