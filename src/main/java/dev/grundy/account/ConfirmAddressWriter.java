package dev.grundy.account;

import dev.grundy.account.MailLink.Purpose;
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
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Asks somebody whether the address is theirs. The secret is drawn here, so that it is in the mail and nowhere else. */
@ApplicationScoped
class ConfirmAddressWriter implements LetterWriter {
    static final String KIND = "confirm-address";

    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final MailLinkRepository links;
    private final SiteAddress site;
    private final SecureRandom random;
    private final Clock clock;

    ConfirmAddressWriter(
            AccountRepository accounts,
            EmailRepository emails,
            MailLinkRepository links,
            SiteAddress site,
            SecureRandom random,
            Clock clock) {
        this.accounts = accounts;
        this.emails = emails;
        this.links = links;
        this.site = site;
        this.random = random;
        this.clock = clock;
    }

    @Override
    public String kind() {
        return KIND;
    }

    /** Nothing when another address is awaited by now. */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        long account = posted.account().orElseThrow();
        return emails.of(account)
                .awaited()
                .filter(awaited -> awaited.value().equals(posted.about()))
                .map(awaited -> letter(account, awaited));
    }

    private Letter letter(long account, EmailAddress address) {
        MailToken token = MailToken.draw(random);
        links.add(token, account, Purpose.CONFIRM, address, clock.instant());
        LocalAddress page = new LocalAddress(EmailConfirmationPages.PATH + "/" + token.value());
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of("mail-confirm-subject", site.origin()),
                        Texts.of("mail-greeting", accounts.nameOf(account)),
                        List.of(Texts.of("mail-confirm-text", site.origin())),
                        Optional.of(new Press(
                                Texts.of("mail-confirm-link"), site.of(page).toString())),
                        List.of(Texts.of("mail-confirm-until"), Texts.of("mail-confirm-not-you"))));
    }
}
