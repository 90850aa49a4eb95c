package dev.grundy.problem.discussion.notice;

import dev.grundy.people.email.choice.ChosenMail;
import dev.grundy.people.email.choice.MailChoices;
import dev.grundy.people.mail.Outbox;
import dev.grundy.problem.discussion.QuestionChanged;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Clock;
import java.util.Optional;

/** Posts mails about new answers with the answers. Thread-safe. */
@ApplicationScoped
class AnswerMails {
    private final AnswerMailRepository mails;
    private final MailChoices choices;
    private final Outbox outbox;
    private final Clock clock;

    AnswerMails(AnswerMailRepository mails, MailChoices choices, Outbox outbox, Clock clock) {
        this.mails = mails;
        this.choices = choices;
        this.outbox = outbox;
        this.clock = clock;
    }

    void post(@Observes QuestionChanged change) {
        if (choices.isOffered(ChosenMail.ANSWERS)) {
            change.answeredBy()
                    .ifPresent(author -> mails.take(change.question(), author, clock.instant())
                            .forEach(reader -> outbox.post(
                                    AnswerMailWriter.KIND,
                                    Optional.of(reader.account()),
                                    String.valueOf(change.question()),
                                    reader.language())));
        }
    }
}
