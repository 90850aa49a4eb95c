package dev.grundy.problem.discussion.notice;

import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.email.EmailAddress;
import dev.grundy.people.email.Emails;
import dev.grundy.people.email.LinkLetters;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.mail.Letter;
import dev.grundy.people.mail.LetterText;
import dev.grundy.people.mail.LetterText.Press;
import dev.grundy.people.mail.LetterWriter;
import dev.grundy.people.mail.Letters;
import dev.grundy.people.mail.PostedLetter;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.web.frame.SiteAddress;
import dev.grundy.web.frame.Texts;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes the mail about new answers. What they say is not in it: answers can tell the solution. */
@ApplicationScoped
class AnswerMailWriter implements LetterWriter {
    static final String KIND = "new-answer";

    private final AnswerMailRepository mails;
    private final NewsRepository news;
    private final ProblemAccess access;
    private final AccountRepository accounts;
    private final Emails emails;
    private final SuspensionRepository suspensions;
    private final LinkLetters links;
    private final SiteAddress site;
    private final Clock clock;

    AnswerMailWriter(
            AnswerMailRepository mails,
            NewsRepository news,
            ProblemAccess access,
            AccountRepository accounts,
            Emails emails,
            SuspensionRepository suspensions,
            LinkLetters links,
            SiteAddress site,
            Clock clock) {
        this.mails = mails;
        this.news = news;
        this.access = access;
        this.accounts = accounts;
        this.emails = emails;
        this.suspensions = suspensions;
        this.links = links;
        this.site = site;
        this.clock = clock;
    }

    @Override
    public Set<String> kinds() {
        return Set.of(KIND);
    }

    /**
     * Nothing for a person who has stopped them, is suspended, has no confirmed address, may not read the problem, or has read the answers
     * meanwhile. Nothing where they are gone.
     */
    @Override
    @Transactional
    public Optional<Letter> write(PostedLetter posted) {
        return posted.account()
                .filter(mails::chosen)
                .filter(account -> suspensions.of(account, clock.instant()).isEmpty())
                .flatMap(accounts::personOf)
                .flatMap(person -> letter(person, Long.parseLong(posted.about())));
    }

    private Optional<Letter> letter(Person person, long question) {
        return news.find(person.accountId(), question)
                .filter(OwnQuestion::isNew)
                .filter(found -> access.mayRead(person, found.problem().tier()))
                .flatMap(found -> emails.of(person).confirmed().map(address -> letter(person, address, found)));
    }

    private Letter letter(Person person, EmailAddress address, OwnQuestion question) {
        Press stop = new Press(Texts.of("mail-answers-stop"), links.link(person.accountId(), address, Purpose.ANSWERS));
        return Letters.letter(
                address.value(),
                new LetterText(
                        Texts.of("mail-answers-subject", question.title()),
                        Texts.of("mail-greeting", person.name()),
                        List.of(
                                Texts.of("mail-answers-text", site.origin()),
                                Texts.of(
                                        "mail-answers-question",
                                        question.title(),
                                        question.problem().title())),
                        List.of(),
                        Optional.of(new Press(Texts.of("mail-answers-link"), site.origin() + question.address())),
                        List.of(Texts.of("mail-answers-once")),
                        Optional.of(stop)));
    }
}
