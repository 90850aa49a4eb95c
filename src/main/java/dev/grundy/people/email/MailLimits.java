package dev.grundy.people.email;

import dev.grundy.base.database.WindowCounts;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SignInAttempt;
import dev.grundy.web.limit.CountedAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import javax.sql.DataSource;

/** Counts mails that people ask for, for all nodes together, and answers who has to wait. Safe for use by several threads. */
@ApplicationScoped
public class MailLimits {
    private final WindowCounts counts;
    private final AccountConfig config;
    private final Clock clock;

    MailLimits(DataSource database, AccountConfig config, Clock clock) {
        this.counts = new WindowCounts(database, "sign_in_attempt", "failures");
        this.config = config;
        this.clock = clock;
    }

    /**
     * A mail to an address that the person gave. Counted for the person, for where they ask from, and for the mailbox, which may be
     * somebody else's, regardless of the sender. Empty when it may go, else how long to wait.
     */
    public Optional<Duration> takeConfirmation(Person person, EmailAddress recipient, CountedAddress address) {
        ContentHash mailbox =
                SignInAttempt.hash("confirmation to " + recipient.value().toLowerCase(Locale.ROOT));
        Optional<Duration> wait = take(mailbox, config.mailsPerAccount());
        if (wait.isPresent()) {
            return wait;
        }
        wait = take("mail of " + person.accountId(), address);
        if (wait.isPresent()) {
            counts.giveBack(mailbox);
        }
        return wait;
    }

    /**
     * A mail to the owner of that name: counted by the typed name, whether anybody has it or not, and for its sender alone. A name's owner
     * is not locked out by others, and nobody learns by the limit which name and which address belong together.
     */
    public Optional<Duration> takeReset(String typed, CountedAddress address) {
        return take("new password of " + typed.toLowerCase(Locale.ROOT) + " from " + address, address);
    }

    /** Whether an invitation may go. */
    public enum InvitationLimit {
        TAKEN,
        /** The person has sent as many within a day as they may. */
        SENDER_WAITS,
        /** The mailbox gets as many within the window as it may, from all senders together. */
        MAILBOX_WAITS
    }

    /**
     * A mail to an address that the person gave, and that is somebody else's. A refused mail is counted too: the caller's transaction takes
     * that back.
     */
    public InvitationLimit takeInvitation(Person person, String recipient, int perDay) {
        Instant now = clock.instant();
        ContentHash sender = SignInAttempt.hash("invitations of " + person.accountId());
        if (counts.take(sender, perDay, now, now.plus(Duration.ofDays(1))).isPresent()) {
            return InvitationLimit.SENDER_WAITS;
        }
        ContentHash mailbox = SignInAttempt.hash("invitation to " + recipient.toLowerCase(Locale.ROOT));
        return take(mailbox, config.mailsPerAccount()).isPresent()
                ? InvitationLimit.MAILBOX_WAITS
                : InvitationLimit.TAKEN;
    }

    private Optional<Duration> take(String key, CountedAddress address) {
        ContentHash sender = SignInAttempt.hash("mail from " + address);
        Optional<Duration> wait = take(sender, config.mailsPerAddress());
        if (wait.isPresent()) {
            return wait;
        }
        wait = take(SignInAttempt.hash(key), config.mailsPerAccount());
        if (wait.isPresent()) {
            counts.giveBack(sender);
        }
        return wait;
    }

    private Optional<Duration> take(ContentHash key, int allowed) {
        Instant now = clock.instant();
        return counts.take(key, allowed, now, now.plus(config.mailWindow())).map(until -> Duration.between(now, until));
    }
}
