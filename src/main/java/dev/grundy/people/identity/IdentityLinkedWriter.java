package dev.grundy.people.identity;

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

/** Tells the confirmed address that a provider lets somebody in from now on: a way in that outlives a change of password. */
@ApplicationScoped
class IdentityLinkedWriter implements LetterWriter {
    static final String KIND = "identity-linked";

    private final PersonalLetters letters;
    private final SiteAddress site;

    IdentityLinkedWriter(PersonalLetters letters, SiteAddress site) {
        this.letters = letters;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    /** About the provider, as people call it. */
    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return letters.letter(
                posted.account().orElseThrow(),
                Texts.of("mail-identity-subject", site.origin(), posted.about()),
                List.of(
                        Texts.of("mail-identity-text", site.origin(), posted.about()),
                        Texts.of("mail-identity-not-you")),
                Texts.of("mail-identity-link"),
                new LocalAddress(IdentityPages.PATH));
    }
}
