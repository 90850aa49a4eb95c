package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomConfig;
import dev.grundy.learn.classroom.ClassroomRole;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.people.account.Person;
import dev.grundy.people.email.EmailAddresses;
import dev.grundy.people.email.Emails;
import dev.grundy.people.email.MailLimits;
import dev.grundy.people.mail.Outbox;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** Invites people to classes by mail, within the limits. Nobody learns by it who has an account. Thread-safe, on several nodes too. */
@ApplicationScoped
class Invitations {
    private final InvitationRepository invitations;
    private final EmailAddresses addresses;
    private final Emails emails;
    private final MailLimits limits;
    private final Outbox outbox;
    private final ClassroomConfig config;
    private final Clock clock;

    Invitations(
            InvitationRepository invitations,
            EmailAddresses addresses,
            Emails emails,
            MailLimits limits,
            Outbox outbox,
            ClassroomConfig config,
            Clock clock) {
        this.invitations = invitations;
        this.addresses = addresses;
        this.emails = emails;
        this.limits = limits;
        this.outbox = outbox;
        this.config = config;
        this.clock = clock;
    }

    /** Why the person cannot invite anybody to the class now: the key of a text; empty where they can. */
    Optional<String> bar(Person person, Membership membership) {
        if (membership.classroom().isArchived()) {
            return Optional.of("classes-invite-archived");
        }
        if (!outbox.reachesPeople()) {
            return Optional.of("classes-invite-no-mail");
        }
        return emails.of(person).confirmed().isEmpty() ? Optional.of("classes-invite-unconfirmed") : Optional.empty();
    }

    List<Invitation> open(Membership membership) {
        return invitations.open(membership.classroom().id(), oldest());
    }

    /**
     * The outcome of the form of invitations.
     *
     * @param invited how many mails go out; none where there is an error
     */
    record Sent(int invited, FormErrors errors) {}

    /** All that were typed, or nobody. */
    @Transactional
    Sent invite(Person person, Membership membership, InvitationText typed) {
        FormErrors errors = FormErrors.none();
        Optional<String> bar = bar(person, membership);
        if (bar.isPresent()) {
            return new Sent(0, errors.and("form", bar.get()));
        }
        Optional<ClassroomRole> role = ClassroomRole.ofCode(typed.role());
        if (role.isEmpty()) {
            errors = errors.and("role", "classes-invite-role-unknown");
        }
        SortedSet<String> recipients = new TreeSet<>();
        errors = read(typed, recipients, errors);
        if (errors.isEmpty()) {
            errors = count(person, recipients);
        }
        if (!errors.isEmpty()) {
            QuarkusTransaction.setRollbackOnly();
            return new Sent(0, errors);
        }
        recipients.forEach(recipient ->
                invite(person, membership, new Invitation(recipient, role.orElseThrow(), clock.instant())));
        return new Sent(recipients.size(), errors);
    }

    void withdraw(Membership membership, String address) {
        invitations.withdraw(membership.classroom().id(), address);
    }

    @Scheduled(every = "6h", delayed = "10m", concurrentExecution = ConcurrentExecution.SKIP)
    void forget() {
        invitations.forget(oldest());
    }

    /** Puts the addresses in lower case, so that each is there once. */
    private FormErrors read(InvitationText typed, SortedSet<String> recipients, FormErrors errors) {
        if (typed.addresses().length() > InvitationText.LONGEST
                || typed.pieces().size() > InvitationText.MOST) {
            return errors.and("addresses", "classes-invite-too-many", InvitationText.MOST);
        }
        FormErrors found = errors;
        for (String piece : typed.pieces()) {
            var address = addresses.parse(piece);
            if (address.isEmpty()) {
                found = found.and("addresses", "classes-invite-no-address", shortened(piece));
            }
            address.ifPresent(known -> recipients.add(known.value().toLowerCase(Locale.ROOT)));
        }
        return typed.pieces().isEmpty() ? found.and("addresses", "classes-invite-nobody") : found;
    }

    /** In the order of the addresses: of two teachers who invite the same people at once none waits for the other for ever. */
    private FormErrors count(Person person, SortedSet<String> recipients) {
        for (String recipient : recipients) {
            switch (limits.takeInvitation(person, recipient, config.invitationsPerDay())) {
                case TAKEN -> {}
                case SENDER_WAITS -> {
                    return FormErrors.none().and("addresses", "classes-invite-day", config.invitationsPerDay());
                }
                case MAILBOX_WAITS -> {
                    return FormErrors.none().and("addresses", "classes-invite-mailbox", recipient);
                }
            }
        }
        return FormErrors.none();
    }

    private void invite(Person person, Membership membership, Invitation invitation) {
        long id = invitations.put(membership.classroom().id(), invitation, person.accountId());
        outbox.post(InvitationWriter.KIND, Optional.of(person.accountId()), String.valueOf(id));
    }

    private static String shortened(String piece) {
        return piece.codePointCount(0, piece.length()) > 60
                ? piece.substring(0, piece.offsetByCodePoints(0, 60)) + "…"
                : piece;
    }

    private Instant oldest() {
        return clock.instant().minus(Invitation.LIFETIME);
    }
}
