package dev.grundy.people.weekly;

import dev.grundy.base.database.Query;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.email.EmailRepository;
import dev.grundy.people.email.MailLink;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.email.MailLinkRepository;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.Optional;

/** Lets people choose the weekly mail, and stop it. Thread-safe. */
@ApplicationScoped
public class WeeklyMails {
    /** On Mondays, in the zone of the account. */
    private static final int HOUR = 8;

    private final WeeklyMailRepository mails;
    private final EmailRepository emails;
    private final MailLinkRepository links;
    private final WeeklyMailConfig config;
    private final Clock clock;

    WeeklyMails(
            WeeklyMailRepository mails,
            EmailRepository emails,
            MailLinkRepository links,
            WeeklyMailConfig config,
            Clock clock) {
        this.mails = mails;
        this.emails = emails;
        this.links = links;
        this.config = config;
        this.clock = clock;
    }

    /** The Monday at whose eighth hour the week of mails began in which it is then. */
    static LocalDate week(Instant instant, ZoneId zone) {
        return instant.atZone(zone)
                .toLocalDateTime()
                .minusHours(HOUR)
                .toLocalDate()
                .with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
    }

    public Query<WeeklyChoice> choice(Person person) {
        return mails.chosen(person.accountId()).map(chosen -> new WeeklyChoice(config.enabled(), chosen));
    }

    /** The first one comes with the next week; false, and nothing is changed, where there is no confirmed address to send it to. */
    boolean choose(Person person) {
        if (!config.enabled() || emails.of(person.accountId()).confirmed().isEmpty()) {
            return false;
        }
        mails.add(person.accountId(), ReaderLanguage.now(), week(clock.instant(), person.zoneOrUtc()));
        return true;
    }

    void stop(Person person) {
        mails.remove(person.accountId());
    }

    /** Whether a link of a mail stops anything: empty when it is no such link, or too old. */
    Optional<Boolean> isChosenBehind(String token) {
        return accountBehind(token).map(account -> mails.chosen(account).ask());
    }

    /** Stops the mail for the account that the link was sent to, as often as it is used. False when it is no such link, or too old. */
    boolean stop(String token) {
        Optional<Long> account = accountBehind(token);
        account.ifPresent(mails::remove);
        return account.isPresent();
    }

    private Optional<Long> accountBehind(String token) {
        return SecretToken.parse(token)
                .flatMap(known -> links.find(known, Purpose.WEEKLY, clock.instant()))
                .filter(MailLink::isGood)
                .map(MailLink::accountId);
    }
}
