package dev.grundy.people.email;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.Letters;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Tells an address that an account has it no longer: an attacker who has taken an account over would change that first. */
@ApplicationScoped
class AddressChangedWriter implements LetterWriter {
    static final String KIND = "address-changed";

    private final AccountRepository accounts;
    private final SiteAddress site;

    AddressChangedWriter(AccountRepository accounts, SiteAddress site) {
        this.accounts = accounts;
        this.site = site;
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<Letter> write(PostedLetter posted) {
        return Optional.of(Letters.letter(
                posted.about(),
                new LetterText(
                        Texts.of("mail-changed-subject", site.origin()),
                        Texts.of(
                                "mail-greeting",
                                accounts.nameOf(posted.account().orElseThrow())),
                        List.of(Texts.of("mail-changed-text", site.origin())),
                        Optional.empty(),
                        List.of(Texts.of("mail-changed-not-you")))));
    }
}
