package dev.grundy.people.subscription.renewal;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.email.PersonalLetters;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.subscription.Offers;
import dev.grundy.people.subscription.renewal.RenewalMailRepository.Term;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.SiteAddress;
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
    private static final LocalAddress TIERS = new LocalAddress("/subscribe");

    private final RenewalMailRepository mails;
    private final AccountRepository accounts;
    private final SuspensionRepository suspensions;
    private final PersonalLetters letters;
    private final Offers offers;
    private final SiteAddress site;
    private final Clock clock;

    RenewalMailWriter(
            RenewalMailRepository mails,
            AccountRepository accounts,
            SuspensionRepository suspensions,
            PersonalLetters letters,
            Offers offers,
            SiteAddress site,
            Clock clock) {
        this.mails = mails;
        this.accounts = accounts;
        this.suspensions = suspensions;
        this.letters = letters;
        this.offers = offers;
        this.site = site;
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
        return switch (kind) {
            case RENEWAL ->
                letters.letter(
                        person.accountId(),
                        Texts.of("mail-renewal-subject", tier, date),
                        List.of(
                                Texts.of("mail-renewal-text", tier, site.origin(), date),
                                price(term),
                                Texts.of("mail-renewal-why")),
                        Texts.of("mail-renewal-manage"),
                        TIERS);
            case END ->
                letters.letter(
                        person.accountId(),
                        Texts.of("mail-end-subject", tier, date),
                        List.of(
                                Texts.of("mail-end-text", tier, site.origin(), date),
                                Texts.of(term.paid() ? "mail-end-cancelled" : "mail-end-given"),
                                Texts.of("mail-end-why")),
                        Texts.of("mail-end-tiers"),
                        TIERS);
        };
    }

    private String price(Term term) {
        return term.price()
                .flatMap(offers::inWords)
                .map(price -> Texts.of("mail-renewal-price", price))
                .orElseGet(() -> Texts.of("mail-renewal-no-price"));
    }
}
