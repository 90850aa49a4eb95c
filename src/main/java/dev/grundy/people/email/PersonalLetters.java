package dev.grundy.people.email;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.mail.Letters;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Optional;

/**
 * Letters that greet an account's owner by name, in the language that they are written in. The secret of a link is drawn here, so that it
 * is in the mail and nowhere else. Thread-safe.
 */
@ApplicationScoped
public class PersonalLetters {
    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final MailLinkRepository links;
    private final Letters letters;
    private final SecureRandom random;
    private final Clock clock;

    PersonalLetters(
            AccountRepository accounts,
            EmailRepository emails,
            MailLinkRepository links,
            Letters letters,
            SecureRandom random,
            Clock clock) {
        this.accounts = accounts;
        this.emails = emails;
        this.links = links;
        this.letters = letters;
        this.random = random;
        this.clock = clock;
    }

    /** Empty where they have given no address, or not confirmed it. */
    public Optional<Letter> letter(long account, LetterText text) {
        return emails.of(account).confirmed().map(address -> letter(account, address, text));
    }

    /** As the other, with a link that stops mails of its kind. */
    public Optional<Letter> letter(long account, LetterText text, Purpose stop) {
        return emails.of(account)
                .confirmed()
                .map(address ->
                        letter(account, address, text.stop(link(text.key() + "-stop", account, address, stop))));
    }

    /** A mail to that address of the account, with a link that is good from now on. */
    public Letter letter(long account, EmailAddress address, Purpose purpose) {
        String texts = "mail-" + purpose.code();
        return letter(
                account,
                address,
                LetterText.of(texts)
                        .press(link(texts + "-link", account, address, purpose))
                        .after(Texts.of(texts + "-until"), Texts.of(texts + "-not-you")));
    }

    Letter letter(long account, EmailAddress address, LetterText text) {
        return letters.letter(address.value(), Texts.of("mail-greeting", accounts.nameOf(account)), text);
    }

    private Press link(String label, long account, EmailAddress address, Purpose purpose) {
        SecretToken token = SecretToken.draw(random);
        links.add(token, account, purpose, address, clock.instant());
        return new Press(Texts.of(label), purpose.path() + "/" + token.value());
    }
}
