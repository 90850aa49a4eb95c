package dev.grundy.people.mail;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A mail as it goes out.
 *
 * @param recipient one address
 * @param subject   one line
 * @param text      for readers that show no HTML
 * @param html      the same, with links to press
 * @param stop      where one POST ends mails of its kind (RFC 8058); empty for a mail that nobody can end
 */
public record Letter(String recipient, String subject, String text, String html, Optional<String> stop) {
    public Letter {
        if ((recipient + subject + stop.orElse("")).chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("headers of a mail are one line each");
        }
    }

    public Letter(String recipient, String subject, String text, String html) {
        this(recipient, subject, text, html, Optional.empty());
    }

    /** By which mail programs show a button that ends mails of this kind. */
    Map<String, String> headers() {
        Map<String, String> headers = new LinkedHashMap<>();
        stop.ifPresent(address -> {
            headers.put("List-Unsubscribe", "<" + address + ">");
            headers.put("List-Unsubscribe-Post", "List-Unsubscribe=One-Click");
        });
        return headers;
    }

    /** Without its text: links in it open accounts. */
    @Override
    public String toString() {
        return "Letter[…]";
    }
}
