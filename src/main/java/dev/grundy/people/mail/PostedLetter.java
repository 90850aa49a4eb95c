package dev.grundy.people.mail;

import dev.grundy.web.frame.PageLanguage;
import java.time.Instant;
import java.util.Optional;

/**
 * A mail that somebody took to send it.
 *
 * @param account of the reader; empty where nobody is known
 * @param about   details that its writer needs; may be empty
 * @param tries   this one included
 */
public record PostedLetter(
        long id,
        String kind,
        Optional<Long> account,
        String about,
        PageLanguage language,
        Instant postedAt,
        int tries) {}
