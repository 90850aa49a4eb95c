package dev.grundy.people.mail;

import java.util.Optional;
import java.util.Set;

/** Writes mails of its kinds when their turn comes. Thread-safe. */
public interface LetterWriter {
    /** Lower-case letters and hyphens; each writer has its own. */
    Set<String> kinds();

    /**
     * The mail, in the language that {@link dev.grundy.web.frame.ReaderLanguage} says; asked again for each try. Empty when nothing is to be said any
     * more: then the row is thrown away. Opens its own transactions; none is open while the mail is sent.
     */
    Optional<Letter> write(PostedLetter posted);
}
