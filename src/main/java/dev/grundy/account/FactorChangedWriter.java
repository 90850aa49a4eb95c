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

/** Tells the confirmed address that a second factor was added or removed, or that there are new recovery codes. */
@ApplicationScoped
class FactorChangedWriter implements LetterWriter {
    static final String KIND = "factor-changed";

    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final SiteAddress site;

    FactorChangedWriter(AccountRepository accounts, EmailRepository emails, SiteAddress site) {
        this.accounts = accounts;
        this.emails = emails;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    /** About the code of the event. */
    @Override
    public Optional<Letter> write(PostedLetter posted) {
        long account = posted.account().orElseThrow();
        return emails.of(account).confirmed().map(address -> letter(account, address, posted.about()));
    }

    private Letter letter(long account, EmailAddress address, String event) {
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of("mail-factor-subject", site.origin()),
                        Texts.of("mail-greeting", accounts.nameOf(account)),
                        List.of(
                                Texts.of("mail-factor-text", site.origin(), Texts.of("security-event-" + event)),
                                Texts.of("mail-factor-not-you")),
                        Optional.of(new Press(
                                Texts.of("mail-factor-link"),
                                site.of(new LocalAddress(SecurityPages.PATH)).toString())),
                        List.of()));
    }
}
