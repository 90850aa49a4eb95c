package dev.grundy.people.weekly;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.email.EmailAddress;
import dev.grundy.people.email.EmailRepository;
import dev.grundy.people.email.LinkLetters;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.Letters;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Writes the weekly mail. */
@ApplicationScoped
class WeeklyMailWriter implements LetterWriter {
    static final String KIND = "weekly-mail";

    private final WeeklyMailRepository mails;
    private final AccountRepository accounts;
    private final EmailRepository emails;
    private final SuspensionRepository suspensions;
    private final LinkLetters links;
    private final WeeklyNews news;
    private final SiteAddress site;
    private final Clock clock;

    WeeklyMailWriter(
            WeeklyMailRepository mails,
            AccountRepository accounts,
            EmailRepository emails,
            SuspensionRepository suspensions,
            LinkLetters links,
            WeeklyNews news,
            SiteAddress site,
            Clock clock) {
        this.mails = mails;
        this.accounts = accounts;
        this.emails = emails;
        this.suspensions = suspensions;
        this.links = links;
        this.news = news;
        this.site = site;
        this.clock = clock;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    /** Nothing for a person who has stopped it, is suspended, has no confirmed address, or has no news. */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        return posted.account()
                .filter(account -> mails.chosen(account).ask())
                .filter(account -> suspensions.of(account, clock.instant()).isEmpty())
                .flatMap(accounts::personOf)
                .flatMap(person ->
                        emails.of(person.accountId()).confirmed().flatMap(address -> letter(person, address)));
    }

    private Optional<Letter> letter(Person person, EmailAddress address) {
        return news.of(person).map(said -> letter(person, address, said));
    }

    private Letter letter(Person person, EmailAddress address, WeeklyNews.News said) {
        Press stop = new Press(Texts.of("mail-weekly-stop"), links.link(person.accountId(), address, Purpose.WEEKLY));
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of("mail-weekly-subject", site.origin()),
                        Texts.of("mail-greeting", person.name()),
                        Stream.concat(
                                        Stream.of(Texts.of("mail-weekly-text", site.origin())),
                                        said.paragraphs().stream())
                                .toList(),
                        said.listed(),
                        Optional.of(said.press()),
                        List.of(),
                        Optional.of(stop)));
    }
}
