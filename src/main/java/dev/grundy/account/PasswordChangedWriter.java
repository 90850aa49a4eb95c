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

/** Tells the confirmed address that the password was changed. */
@ApplicationScoped
class PasswordChangedWriter implements LetterWriter {
    static final String KIND = "password-changed";

    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final SiteAddress site;

    PasswordChangedWriter(AccountRepository accounts, EmailRepository emails, SiteAddress site) {
        this.accounts = accounts;
        this.emails = emails;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        long account = posted.account().orElseThrow();
        return emails.of(account).confirmed().map(address -> letter(account, address));
    }

    private Letter letter(long account, EmailAddress address) {
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of("mail-password-subject", site.origin()),
                        Texts.of("mail-greeting", accounts.nameOf(account)),
                        List.of(Texts.of("mail-password-text", site.origin()), Texts.of("mail-password-not-you")),
                        Optional.of(new Press(
                                Texts.of("mail-reset-link"),
                                site.of(new LocalAddress(ForgottenPasswordPages.PATH))
                                        .toString())),
                        List.of()));
    }
}
