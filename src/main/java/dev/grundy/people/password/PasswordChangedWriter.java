package dev.grundy.people.password;

import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Tells the confirmed address that the password was changed. */
@ApplicationScoped
public class PasswordChangedWriter implements LetterWriter {
    public static final String KIND = "password-changed";
    /** The page on which somebody asks for a new password. */
    public static final String FORGOTTEN_PATH = "/forgotten-password";

    private final PersonalLetters letters;
    private final SiteAddress site;

    PasswordChangedWriter(PersonalLetters letters, SiteAddress site) {
        this.letters = letters;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return letters.letter(
                posted.account().orElseThrow(),
                Texts.of("mail-password-subject", site.origin()),
                List.of(Texts.of("mail-password-text", site.origin()), Texts.of("mail-password-not-you")),
                Texts.of("mail-reset-link"),
                new LocalAddress(FORGOTTEN_PATH));
    }
}
