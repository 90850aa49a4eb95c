package dev.grundy.account;

import dev.grundy.mail.Letter;
import dev.grundy.mail.LetterText;
import dev.grundy.mail.LetterText.Press;
import dev.grundy.mail.LetterWriter;
import dev.grundy.mail.Letters;
import dev.grundy.mail.PostedLetter;
import dev.grundy.web.LocalAddress;
import dev.grundy.web.SiteAddress;
import dev.grundy.web.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Tells the confirmed address that a provider lets somebody in from now on: a way in that outlives a change of password. */
@ApplicationScoped
class IdentityLinkedWriter implements LetterWriter {
    static final String KIND = "identity-linked";

    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final SiteAddress site;

    IdentityLinkedWriter(AccountRepository accounts, EmailRepository emails, SiteAddress site) {
        this.accounts = accounts;
        this.emails = emails;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    /** About the provider, as people call it. */
    @Override
    public Optional<Letter> write(PostedLetter posted) {
        long account = posted.account().orElseThrow();
        return emails.of(account).confirmed().map(address -> letter(account, address, posted.about()));
    }

    private Letter letter(long account, EmailAddress address, String label) {
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of("mail-identity-subject", site.origin(), label),
                        Texts.of("mail-greeting", accounts.nameOf(account)),
                        List.of(
                                Texts.of("mail-identity-text", site.origin(), label),
                                Texts.of("mail-identity-not-you")),
                        Optional.of(new Press(
                                Texts.of("mail-identity-link"),
                                site.of(new LocalAddress(IdentityPages.PATH)).toString())),
                        List.of()));
    }
}
