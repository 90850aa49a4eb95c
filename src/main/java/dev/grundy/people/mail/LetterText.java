package dev.grundy.people.mail;

import java.util.List;
import java.util.Optional;

/**
 * What a mail says, in its reader's language.
 *
 * @param subject  one line
 * @param greeting one line
 * @param before   paragraphs
 * @param listed   links below that
 * @param press    what there is to press; empty for nothing
 * @param after    paragraphs below that
 * @param stop     ends mails of its kind, when it is posted to as well; empty for a mail that nobody can end
 */
public record LetterText(
        String subject,
        String greeting,
        List<String> before,
        List<Press> listed,
        Optional<Press> press,
        List<String> after,
        Optional<Press> stop) {
    /** With at most one link. */
    public LetterText(String subject, String greeting, List<String> before, Optional<Press> press, List<String> after) {
        this(subject, greeting, before, List.of(), press, after, Optional.empty());
    }

    /**
     * A link.
     *
     * @param label   what pressing it does
     * @param address with scheme and host
     */
    public record Press(String label, String address) {}
}
