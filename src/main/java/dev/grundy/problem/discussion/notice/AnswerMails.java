package dev.grundy.problem.discussion.notice;

import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.email.Emails;
import dev.grundy.people.email.MailLink;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.email.MailLinkRepository;
import dev.grundy.people.mail.Outbox;
import dev.grundy.problem.discussion.QuestionChanged;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.util.Optional;

/** Lets people choose mails about new answers, and stop them; posts them with the answers. Thread-safe. */
@ApplicationScoped
class AnswerMails {
    private final AnswerMailRepository mails;
    private final Emails emails;
    private final MailLinkRepository links;
    private final Outbox outbox;
    private final NoticeConfig config;
    private final Clock clock;

    AnswerMails(
            AnswerMailRepository mails,
            Emails emails,
            MailLinkRepository links,
            Outbox outbox,
            NoticeConfig config,
            Clock clock) {
        this.mails = mails;
        this.emails = emails;
        this.links = links;
        this.outbox = outbox;
        this.config = config;
        this.clock = clock;
    }

    AnswerMailChoice choice(Person person) {
        return new AnswerMailChoice(
                config.mail(), emails.of(person).confirmed().isPresent(), mails.chosen(person.accountId()));
    }

    /** False, and nothing is changed, where there is no confirmed address to send them to. */
    boolean choose(Person person) {
        if (!config.mail() || emails.of(person).confirmed().isEmpty()) {
            return false;
        }
        mails.add(person.accountId(), ReaderLanguage.now(), clock.instant());
        return true;
    }

    void stop(Person person) {
        mails.remove(person.accountId());
    }

    /** Whether a link of a mail stops anything: empty when it is no such link, or too old. */
    Optional<Boolean> isChosenBehind(String token) {
        return accountBehind(token).map(mails::chosen);
    }

    /** Stops mails for the account that the link was sent to, as often as it is used. False when it is no such link, or too old. */
    boolean stop(String token) {
        Optional<Long> account = accountBehind(token);
        account.ifPresent(mails::remove);
        return account.isPresent();
    }

    void post(@Observes QuestionChanged change) {
        if (config.mail()) {
            change.answeredBy()
                    .ifPresent(author -> mails.take(change.question(), author, clock.instant())
                            .forEach(reader -> outbox.post(
                                    AnswerMailWriter.KIND,
                                    Optional.of(reader.account()),
                                    String.valueOf(change.question()),
                                    reader.language())));
        }
    }

    private Optional<Long> accountBehind(String token) {
        return SecretToken.parse(token)
                .flatMap(known -> links.find(known, Purpose.ANSWERS, clock.instant()))
                .filter(MailLink::isGood)
                .map(MailLink::accountId);
    }
}
