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
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Brings the link for a new password. The secret is drawn here, so that it is in the mail and nowhere else. */
@ApplicationScoped
class NewPasswordWriter implements LetterWriter {
    static final String KIND = "new-password";

    /**
     * Links made for one account within {@link #WINDOW} after which no further mail is begun, whoever asked: a mailbox is not to be
     * filled by strangers. Each try to send a mail makes one.
     */
    static final int MOST = 5;

    private static final Duration WINDOW = Duration.ofHours(1);

    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final MailLinkRepository links;
    private final SiteAddress site;
    private final SecureRandom random;
    private final Clock clock;

    NewPasswordWriter(
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

    /** Nothing for nobody, and for whoever has confirmed no address. */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        return posted.account()
                .filter(account -> posted.tries() > 1 || mayBegin(account))
                .flatMap(account -> emails.of(account).confirmed().map(address -> letter(account, address)));
    }

    private boolean mayBegin(long account) {
        return links.madeSince(account, Purpose.RESET, clock.instant().minus(WINDOW)) < MOST;
    }

    private Letter letter(long account, EmailAddress address) {
        MailToken token = MailToken.draw(random);
        links.add(token, account, Purpose.RESET, address, clock.instant());
        LocalAddress page = new LocalAddress(NewPasswordPages.PATH + "/" + token.value());
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of("mail-reset-subject", site.origin()),
                        Texts.of("mail-greeting", accounts.nameOf(account)),
                        List.of(Texts.of("mail-reset-text", site.origin())),
                        Optional.of(new Press(
                                Texts.of("mail-reset-link"), site.of(page).toString())),
                        List.of(Texts.of("mail-reset-until"), Texts.of("mail-reset-not-you"))));
    }
}
