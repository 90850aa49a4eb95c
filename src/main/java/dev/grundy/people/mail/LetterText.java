package dev.grundy.people.mail;

import java.util.List;
import java.util.Optional;

/**
 * What a mail says, in its reader's language.
 *
 * @param subject  one line
 * @param greeting one line
 * @param before   paragraphs
 * @param press    what there is to press; empty for nothing
 * @param after    paragraphs below that
 */
public record LetterText(
        String subject, String greeting, List<String> before, Optional<Press> press, List<String> after) {
    /**
     * A link.
     *
     * @param label   what pressing it does
     * @param address with scheme and host
     */
    public record Press(String label, String address) {}
}
