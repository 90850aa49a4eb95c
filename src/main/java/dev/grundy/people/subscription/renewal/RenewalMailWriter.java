package dev.grundy.people.subscription.renewal;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.subscription.Offers;
import dev.grundy.people.subscription.renewal.RenewalMailRepository.Term;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Words;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Writes the mails before renewals and ends. */
@ApplicationScoped
class RenewalMailWriter implements LetterWriter {
    private final RenewalMailRepository mails;
    private final AccountRepository accounts;
    private final SuspensionRepository suspensions;
    private final PersonalLetters letters;
    private final Offers offers;
    private final Clock clock;

    RenewalMailWriter(
            RenewalMailRepository mails,
            AccountRepository accounts,
            SuspensionRepository suspensions,
            PersonalLetters letters,
            Offers offers,
            Clock clock) {
        this.mails = mails;
        this.accounts = accounts;
        this.suspensions = suspensions;
        this.letters = letters;
        this.offers = offers;
        this.clock = clock;
    }

    @Override
    public Set<String> kinds() {
        return Arrays.stream(RenewalMailKind.values())
                .map(RenewalMailKind::letter)
                .collect(Collectors.toUnmodifiableSet());
    }

    /** Nothing for a person who has cancelled or goes on meanwhile, is suspended, or has no confirmed address. */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        Instant now = clock.instant();
        RenewalMailKind kind = RenewalMailKind.ofLetter(posted.kind());
        long entitlement = Long.parseLong(posted.about());
        return posted.account()
                .filter(account -> suspensions.of(account, now).isEmpty())
                .flatMap(accounts::personOf)
                .flatMap(person -> mails.term(kind, entitlement, person.accountId(), now)
                        .flatMap(term -> letter(kind, person, term)));
    }

    private Optional<Letter> letter(RenewalMailKind kind, Person person, Term term) {
        String tier = Words.inWords(term.tier());
        String date = ReaderLanguage.now().date().withZone(person.zoneOrUtc()).format(term.at());
        LetterText text = LetterText.of(kind.texts(), tier, date)
                .before(
                        switch (kind) {
                            case RENEWAL -> List.of(price(term), Texts.of("mail-renewal-why"));
                            case END ->
                                List.of(
                                        Texts.of(term.paid() ? "mail-end-cancelled" : "mail-end-given"),
                                        Texts.of("mail-end-why"));
                        })
                .press("/subscribe");
        return letters.letter(person.accountId(), text);
    }

    private String price(Term term) {
        return term.price()
                .flatMap(offers::inWords)
                .map(price -> Texts.of("mail-renewal-price", price))
                .orElseGet(() -> Texts.of("mail-renewal-no-price"));
    }
}
