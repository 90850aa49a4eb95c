package dev.grundy.testsupport;

import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What came to an address at the {@link MailServer}. */
public record Mailbox(String address) {
    private static final Pattern LINK = Pattern.compile("https://judge\\.example(/\\S+)");

    /**
     * A mail as its reader sees it.
     *
     * @param auto     the header that says a machine wrote it
     * @param stop     {@code List-Unsubscribe}; null without one
     * @param stopPost {@code List-Unsubscribe-Post}; null without one
     */
    public record Mail(
            String from,
            String subject,
            String text,
            String html,
            String auto,
            @Nullable String stop,
            @Nullable String stopPost) {
        /** Path of the one link in it. */
        public String link() {
            Matcher link = LINK.matcher(text);
            if (!link.find()) {
                throw new AssertionError("no link in " + text);
            }
            return link.group(1);
        }
    }

    /** The server takes no mail to it until it is {@link #open}. */
    public void shut() {
        MailServer.shut(address);
    }

    public void open() {
        MailServer.open(address);
    }

    /** Waits for the next mail that is not taken while it is {@link #shut}. */
    public void awaitRefusal() {
        MailServer.awaitRefusal(address);
    }

    /** Waits for the first one that was not read yet. */
    public Mail next() {
        Map<String, String> parts = MailServer.nextFor(address);
        return new Mail(
                parts.get("from"),
                parts.get("subject"),
                parts.get("text"),
                parts.get("html"),
                parts.get("auto"),
                parts.get("stop"),
                parts.get("stop-post"));
    }
}
