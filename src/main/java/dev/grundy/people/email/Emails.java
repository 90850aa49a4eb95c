package dev.grundy.people.email;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Query;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Gives accounts addresses, and takes them. A person who loses one is told there. Safe for use by several threads. */
@ApplicationScoped
public class Emails {
    /** So long it is still known that a link was there, and whose. */
    private static final Duration LINKS_KEPT = Duration.ofDays(7);

    private final EmailRepository emails;
    private final MailLinkRepository links;
    private final Outbox outbox;
    private final SecurityLog log;
    private final Clock clock;

    Emails(EmailRepository emails, MailLinkRepository links, Outbox outbox, SecurityLog log, Clock clock) {
        this.emails = emails;
        this.links = links;
        this.outbox = outbox;
        this.log = log;
        this.clock = clock;
    }

    /** The outcome of following a link. */
    public enum Confirmation {
        CONFIRMED,
        REFUSED,
        /** Another account confirmed the address first. */
        TAKEN
    }

    public EmailOfAccount of(Person person) {
        return emails.of(person.accountId());
    }

    /** As {@link #of}, for a page that asks for more. */
    public Query<EmailOfAccount> query(Person person) {
        return emails.query(person.accountId());
    }

    /** Awaits that the link is used that is sent to it; a confirmed address stays until then. Whether another account has it nobody learns so. */
    @Transactional
    public void give(Person person, EmailAddress address) {
        long account = person.accountId();
        emails.await(account, address, clock.instant());
        links.endAllOf(account, Purpose.CONFIRM, clock.instant());
        outbox.post(ConfirmAddressWriter.KIND, Optional.of(account), address.value());
        log.record(SecurityEvent.ADDRESS_ADDED, account, address.value());
    }

    /** Sends a further link to the awaited address; false when there is none. */
    @Transactional
    public boolean remind(Person person) {
        Optional<EmailAddress> awaited = emails.of(person.accountId()).awaited();
        awaited.ifPresent(
                address -> outbox.post(ConfirmAddressWriter.KIND, Optional.of(person.accountId()), address.value()));
        return awaited.isPresent();
    }

    /** Awaits no address any more. */
    @Transactional
    public void withdraw(Person person) {
        emails.remove(person.accountId(), false);
        links.endAllOf(person.accountId(), Purpose.CONFIRM, clock.instant());
    }

    /** Takes the confirmed address away. */
    @Transactional
    public void remove(Person person) {
        long account = person.accountId();
        emails.of(account).confirmed().ifPresent(address -> {
            emails.remove(account, true);
            links.endAllOf(account, Purpose.RESET, clock.instant());
            outbox.post(AccountNotice.ADDRESS_CHANGED.kind(), Optional.of(account), address.value());
            log.record(SecurityEvent.ADDRESS_REMOVED, account, address.value());
        });
    }

    /** The address that the link would confirm for the person; empty when it would be refused. */
    public Optional<EmailAddress> awaitedBy(Person person, String token) {
        Optional<EmailAddress> awaited = emails.of(person.accountId()).awaited();
        return SecretToken.parse(token)
                .flatMap(known -> links.find(known, Purpose.CONFIRM, clock.instant()))
                .filter(link -> link.isGood() && link.accountId() == person.accountId())
                .map(MailLink::address)
                .filter(address -> awaited.filter(address::isSame).isPresent());
    }

    /** Uses the link up, if it confirms. */
    public Confirmation confirm(Person person, String token) {
        Confirmation result = tryToConfirm(person, token);
        if (result != Confirmation.CONFIRMED) {
            log.record(SecurityEvent.ADDRESS_REFUSED, person.accountId(), "");
        }
        return result;
    }

    private Confirmation tryToConfirm(Person person, String token) {
        Optional<EmailAddress> awaited = awaitedBy(person, token);
        if (awaited.isEmpty()) {
            return Confirmation.REFUSED;
        }
        try {
            return use(person, new SecretToken(token)) ? Confirmation.CONFIRMED : Confirmation.REFUSED;
        } catch (DatabaseException e) {
            if (e.isTaken()) {
                return Confirmation.TAKEN;
            }
            throw e;
        }
    }

    @Transactional
    boolean use(Person person, SecretToken token) {
        long account = person.accountId();
        Optional<EmailAddress> before = emails.of(account).confirmed();
        Optional<MailLink> link = links.use(token, Purpose.CONFIRM, clock.instant());
        if (link.isEmpty() || !emails.confirm(account, link.get().address())) {
            return false;
        }
        EmailAddress address = link.get().address();
        before.filter(old -> !old.isSame(address)).ifPresent(old -> {
            links.endAllOf(account, Purpose.RESET, clock.instant());
            outbox.post(AccountNotice.ADDRESS_CHANGED.kind(), Optional.of(account), old.value());
        });
        log.record(SecurityEvent.ADDRESS_CONFIRMED, account, address.value());
        return true;
    }

    @Scheduled(every = "1h", delayed = "10m")
    void forgetOldLinks() {
        links.forgetBefore(clock.instant().minus(LINKS_KEPT));
    }
}
