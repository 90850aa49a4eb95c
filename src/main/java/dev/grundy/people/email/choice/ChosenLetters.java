package dev.grundy.people.email.choice;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.suspension.SuspensionRepository;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;
import java.util.function.Function;

/** Letters to those who chose a mail, each with the link that stops it. Thread-safe. */
@ApplicationScoped
public class ChosenLetters {
    private final MailChoices choices;
    private final AccountRepository accounts;
    private final SuspensionRepository suspensions;
    private final PersonalLetters letters;
    private final Clock clock;

    ChosenLetters(
            MailChoices choices,
            AccountRepository accounts,
            SuspensionRepository suspensions,
            PersonalLetters letters,
            Clock clock) {
        this.choices = choices;
        this.accounts = accounts;
        this.suspensions = suspensions;
        this.letters = letters;
        this.clock = clock;
    }

    /**
     * Nothing for a person who has stopped it, is suspended, or has no confirmed address.
     *
     * @param news the news for the person; empty for nothing
     */
    @Transactional
    public Optional<Letter> letter(ChosenMail mail, PostedLetter posted, Function<Person, Optional<LetterText>> news) {
        return posted.account()
                .filter(account -> choices.of(mail, account).ask().chosen())
                .filter(account -> suspensions.of(account, clock.instant()).isEmpty())
                .flatMap(accounts::personOf)
                .flatMap(person ->
                        news.apply(person).flatMap(text -> letters.letter(person.accountId(), text, mail.stop())));
    }
}
