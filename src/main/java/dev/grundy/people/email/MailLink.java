package dev.grundy.people.email;

import java.time.Duration;

/**
 * A link that was sent by mail.
 *
 * @param address it was sent to
 * @param isGood  whether it may still be used: neither used nor ended nor too old
 */
public record MailLink(long accountId, EmailAddress address, boolean isGood) {
    public static final String CONFIRM_PATH = "/account/email/confirm";
    public static final String RESET_PATH = "/new-password";

    /**
     * The purpose of a link.
     *
     * @param code     for SQL, and in the keys of texts
     * @param lifetime how long it is good
     * @param path     the page that it leads to; its secret follows
     */
    public record Purpose(String code, Duration lifetime, String path) {
        public static final Purpose CONFIRM = new Purpose("confirm", Duration.ofHours(24), CONFIRM_PATH);
        public static final Purpose RESET = new Purpose("reset", Duration.ofHours(1), RESET_PATH);
    }
}
