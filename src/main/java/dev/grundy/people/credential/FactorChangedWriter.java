package dev.grundy.people.credential;

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

/** Tells the confirmed address that a second factor was added or removed, or that there are new recovery codes. */
@ApplicationScoped
class FactorChangedWriter implements LetterWriter {
    static final String KIND = "factor-changed";

    private final PersonalLetters letters;
    private final SiteAddress site;

    FactorChangedWriter(PersonalLetters letters, SiteAddress site) {
        this.letters = letters;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    /** About the code of the event. */
    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return letters.letter(
                posted.account().orElseThrow(),
                Texts.of("mail-factor-subject", site.origin()),
                List.of(
                        Texts.of("mail-factor-text", site.origin(), Texts.of("security-event-" + posted.about())),
                        Texts.of("mail-factor-not-you")),
                Texts.of("mail-factor-link"),
                new LocalAddress(SecurityPages.PATH));
    }
}
