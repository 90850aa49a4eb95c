package dev.grundy.people.email;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.mail.Letters;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.List;
import java.util.Optional;

/** Writes mails that bring a link. Its secret is drawn here, so that it is in the mail and nowhere else. Thread-safe. */
@ApplicationScoped
public class LinkLetters {
    /** The pages that the links lead to; a link's secret follows. */
    public static final String CONFIRM_PATH = "/account/email/confirm";

    public static final String RESET_PATH = "/new-password";
    public static final String STOP_PATH = "/weekly-mail/stop";
    public static final String STOP_ANSWERS_PATH = "/answer-mail/stop";

    private final AccountRepository accounts;
    private final MailLinkRepository links;
    private final SiteAddress site;
    private final SecureRandom random;
    private final Clock clock;

    LinkLetters(
            AccountRepository accounts, MailLinkRepository links, SiteAddress site, SecureRandom random, Clock clock) {
        this.accounts = accounts;
        this.links = links;
        this.site = site;
        this.random = random;
        this.clock = clock;
    }

    /** A mail to that address of the account, with a link that is good from now on. */
    public Letter letter(long account, EmailAddress address, Purpose purpose) {
        String link = link(account, address, purpose);
        String texts = "mail-" + purpose.code();
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of(texts + "-subject", site.origin()),
                        Texts.of("mail-greeting", accounts.nameOf(account)),
                        List.of(Texts.of(texts + "-text", site.origin())),
                        Optional.of(new Press(Texts.of(texts + "-link"), link)),
                        List.of(Texts.of(texts + "-until"), Texts.of(texts + "-not-you"))));
    }

    /** A link for a mail to that address of the account, with scheme and host; it is good from now on. */
    public String link(long account, EmailAddress address, Purpose purpose) {
        SecretToken token = SecretToken.draw(random);
        links.add(token, account, purpose, address, clock.instant());
        return site.of(new LocalAddress(path(purpose) + "/" + token.value())).toString();
    }

    private static String path(Purpose purpose) {
        return switch (purpose) {
            case CONFIRM -> CONFIRM_PATH;
            case RESET -> RESET_PATH;
            case WEEKLY -> STOP_PATH;
            case ANSWERS -> STOP_ANSWERS_PATH;
        };
    }
}
