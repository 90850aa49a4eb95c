package dev.grundy.people.email;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.mail.Letters;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Letters to the addresses that people have confirmed, in the language that they are written in. Thread-safe. */
@ApplicationScoped
public class PersonalLetters {
    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final SiteAddress site;

    PersonalLetters(AccountRepository accounts, EmailRepository emails, SiteAddress site) {
        this.accounts = accounts;
        this.emails = emails;
        this.site = site;
    }

    /**
     * Greets the account's owner by name; empty where they have given no address, or not confirmed it.
     *
     * @param label what pressing the link to {@code page} does
     */
    public Optional<Letter> letter(
            long account, String subject, List<String> paragraphs, String label, LocalAddress page) {
        return emails.of(account)
                .confirmed()
                .map(address -> Letters.letter(
                        address.value(),
                        new LetterText(
                                subject,
                                Texts.of("mail-greeting", accounts.nameOf(account)),
                                paragraphs,
                                Optional.of(new Press(label, site.of(page).toString())),
                                List.of())));
    }
}
