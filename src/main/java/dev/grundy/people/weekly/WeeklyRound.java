package dev.grundy.people.weekly;

import dev.grundy.people.account.TimeZones;
import dev.grundy.people.email.choice.ChosenMail;
import dev.grundy.people.email.choice.MailChoices;
import dev.grundy.people.mail.Outbox;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * Posts the mails of a week when it begins where their readers live. A row remembers the week, so that each account gets one mail of it from
 * all nodes together. Weeks in which no node ran are not caught up.
 */
@ApplicationScoped
class WeeklyRound {
    /** In one transaction. */
    private static final int MOST = 200;

    private final WeeklyMailRepository mails;
    private final Outbox outbox;
    private final Clock clock;
    private final boolean isOurs;

    WeeklyRound(WeeklyMailRepository mails, Outbox outbox, MailChoices choices, WeeklyMailConfig node, Clock clock) {
        this.mails = mails;
        this.outbox = outbox;
        this.clock = clock;
        this.isOurs = choices.isOffered(ChosenMail.WEEKLY) && node.role().servesPages();
    }

    @Scheduled(every = "10m", delayed = "2m", concurrentExecution = ConcurrentExecution.SKIP)
    void round() {
        if (isOurs) {
            mails.zones().forEach(this::postAll);
        }
    }

    private void postAll(String zone) {
        ZoneId place = TimeZones.parse(zone).orElse(ZoneOffset.UTC);
        LocalDate week = ChosenMail.week(clock.instant(), place);
        int posted = MOST;
        while (posted == MOST) {
            posted = postSome(zone, week);
        }
    }

    /** How many. */
    @Transactional
    int postSome(String zone, LocalDate week) {
        List<WeeklyMailRepository.Reader> readers = mails.take(zone, week, MOST);
        readers.forEach(reader ->
                outbox.post(WeeklyMailWriter.KIND, Optional.of(reader.account()), week.toString(), reader.language()));
        return readers.size();
    }
}
