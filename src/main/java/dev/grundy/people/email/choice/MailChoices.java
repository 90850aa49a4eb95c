package dev.grundy.people.email.choice;

import dev.grundy.base.database.Query;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.email.MailLink;
import dev.grundy.people.email.MailLinkRepository;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.Optional;

/** Lets people choose mails, and stop them. Thread-safe. */
@ApplicationScoped
public class MailChoices {
    private final MailChoiceRepository choices;
    private final MailLinkRepository links;
    private final MailChoiceConfig config;
    private final CurrentAccount current;
    private final Flash flash;
    private final Clock clock;

    MailChoices(
            MailChoiceRepository choices,
            MailLinkRepository links,
            MailChoiceConfig config,
            CurrentAccount current,
            Flash flash,
            Clock clock) {
        this.choices = choices;
        this.links = links;
        this.config = config;
        this.current = current;
        this.flash = flash;
        this.clock = clock;
    }

    /** Whether the operator lets people choose it. */
    public boolean isOffered(ChosenMail mail) {
        return switch (mail) {
            case WEEKLY -> config.weeklyMail().enabled();
            case ANSWERS -> config.newAnswers().mail();
        };
    }

    public Query<MailChoice> of(ChosenMail mail, long account) {
        return choices.of(mail, account, isOffered(mail));
    }

    /**
     * Answers the form of the page on which it is chosen. Without a confirmed address there is nothing to choose.
     *
     * @param wanted {@code yes}; anything else stops it
     */
    public Response answer(ChosenMail mail, String wanted) {
        Person person = current.required();
        if (!wanted.equals("yes")) {
            choices.remove(mail, person.accountId());
            flash.success(mail.textKey("stopped"));
        } else if (isOffered(mail) && of(mail, person.accountId()).ask().addressed()) {
            String since = mail.chosenSince(clock.instant(), person.zoneOrUtc());
            choices.add(mail, person.accountId(), ReaderLanguage.now(), since);
            flash.success(mail.textKey("chosen"));
        } else {
            flash.notice(mail.textKey("address"));
        }
        return Response.seeOther(URI.create(mail.page())).build();
    }

    /** Whether a link of a mail stops anything: empty when it is no such link, or too old. */
    Optional<Boolean> isChosenBehind(ChosenMail mail, String token) {
        return accountBehind(mail, token).map(account -> of(mail, account).ask().chosen());
    }

    /** Stops it for the account that the link was sent to, as often as it is used. False when it is no such link, or too old. */
    boolean stop(ChosenMail mail, String token) {
        Optional<Long> account = accountBehind(mail, token);
        account.ifPresent(known -> choices.remove(mail, known));
        return account.isPresent();
    }

    private Optional<Long> accountBehind(ChosenMail mail, String token) {
        return SecretToken.parse(token)
                .flatMap(known -> links.find(known, mail.stop(), clock.instant()))
                .filter(MailLink::isGood)
                .map(MailLink::accountId);
    }
}
