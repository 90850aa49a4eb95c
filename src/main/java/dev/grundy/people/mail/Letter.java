package dev.grundy.people.mail;

/**
 * A mail as it goes out.
 *
 * @param recipient one address
 * @param subject   one line
 * @param text      for readers that show no HTML
 * @param html      the same, with links to press
 */
public record Letter(String recipient, String subject, String text, String html) {
    public Letter {
        if ((recipient + subject).chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("recipient and subject of a mail are one line each");
        }
    }

    /** Without what it says: links in it open accounts. */
    @Override
    public String toString() {
        return "Letter[…]";
    }
}
