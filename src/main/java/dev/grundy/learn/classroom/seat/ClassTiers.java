package dev.grundy.learn.classroom.seat;

import dev.grundy.learn.classroom.ClassroomConfig;
import dev.grundy.learn.classroom.ClassroomRepository;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.subscription.payment.SeatOrder;
import dev.grundy.people.subscription.payment.SeatsPaid;
import dev.grundy.people.tier.Entitlements;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Grants tiers to classes, for payments too, changes them and takes them back; says who has a seat. Thread-safe, on several nodes too. */
@ApplicationScoped
public class ClassTiers {
    private static final Logger LOG = Logger.getLogger(ClassTiers.class);

    private final ClassroomRepository classrooms;
    private final ClassTierRepository tiers;
    private final Entitlements entitlements;
    private final AuditLog audit;
    private final SecurityLog log;
    private final ClassroomConfig config;
    private final Clock clock;

    ClassTiers(
            ClassroomRepository classrooms,
            ClassTierRepository tiers,
            Entitlements entitlements,
            AuditLog audit,
            SecurityLog log,
            ClassroomConfig config,
            Clock clock) {
        this.classrooms = classrooms;
        this.tiers = tiers;
        this.entitlements = entitlements;
        this.audit = audit;
        this.log = log;
        this.config = config;
        this.clock = clock;
    }

    /** How a change of the tier of a class came out. */
    enum Change {
        MADE,
        /** The tier is not the one that was seen: nothing was done. */
        OVERTAKEN,
        /** There is no such class, or no tier to take back. */
        NONE
    }

    /** Empty where the class has no tier now: none was granted, its end has passed, or the class is archived. */
    public Optional<Seats> seats(Membership reader) {
        return seats(reader.classroom().id(), reader.account());
    }

    /** As {@link #seats(Membership)}, of somebody who may not be in the class. */
    public Optional<Seats> seats(long classroom, long account) {
        return tiers.seats(classroom, account, clock.instant());
    }

    Optional<ClassLine> find(long classroom) {
        return tiers.find(classroom);
    }

    /** The largest number of seats that is sold to a class: a class has no more members. Seats that it was granted can be paid for longer. */
    int mostForSale(ClassLine line) {
        return Math.max(
                config.mostMembers(),
                line.running(clock.instant()).map(ClassTier::seats).orElse(0));
    }

    /** As {@link ClassTierRepository#list}. */
    List<ClassLine> list(String text, long before, int most) {
        return tiers.list(text, before, most);
    }

    /**
     * In place of the class's earlier tier.
     *
     * @param seen {@link ClassLine#revision} of the class as the admin saw it
     */
    Change grant(long classroom, String seen, ClassTier granted) {
        Change change = QuarkusTransaction.requiringNew()
                .call(() -> lock(classroom)
                        .map(line -> replace(line, seen, granted))
                        .orElse(Change.NONE));
        // After the commit: fewer seats, a lower tier or an earlier end count at once.
        entitlements.forgetAll();
        return change;
    }

    private Change replace(ClassLine line, String seen, ClassTier granted) {
        if (!line.revision().equals(seen)) {
            // A form that was sent twice was not overtaken by itself.
            return line.tier().equals(Optional.of(granted)) ? Change.MADE : Change.OVERTAKEN;
        }
        put(line, granted, line.tier().isEmpty() ? AuditAction.CLASS_TIER_GRANTED : AuditAction.CLASS_TIER_CHANGED);
        return Change.MADE;
    }

    /**
     * Gives a class the seats that were paid for it; a payment that was heard of before changes nothing. The class may be gone by now, or have another tier
     * or number of seats. Then the operator is told, who gives the money back.
     */
    void hear(@Observes SeatsPaid paid) {
        Instant now = clock.instant();
        if (!tiers.count(paid.payment(), now)) {
            return;
        }
        SeatOrder order = paid.order();
        Optional<ClassLine> line = lock(order.classroom());
        line.flatMap(found -> found.with(order, paid.payment(), now))
                .ifPresentOrElse(
                        bought -> put(line.orElseThrow(), bought, AuditAction.CLASS_TIER_BOUGHT), () -> refuse(paid));
    }

    /** After the commit, so that nobody remembers a tier from before it. */
    void forget(@Observes(during = TransactionPhase.AFTER_SUCCESS) SeatsPaid paid) {
        entitlements.forgetAll();
    }

    private void refuse(SeatsPaid paid) {
        LOG.warnf(
                "%s of account %d paid for %d seats of class %d, which is gone or has another tier by now: give the money back",
                paid.payment(),
                paid.account(),
                paid.order().seats(),
                paid.order().classroom());
        log.record(SecurityEvent.PAYMENT_REFUSED, paid.account(), paid.payment());
    }

    private void put(ClassLine line, ClassTier granted, AuditAction action) {
        tiers.put(line.id(), granted, clock.instant());
        audit.record(new Decision(
                action,
                Subject.ofClassroom(line.id()),
                new AuditedChange(line.tier().map(ClassTiers::state).orElse(Map.of()), state(granted)),
                granted.note()));
    }

    /** @param seen as of {@link #grant} */
    Change end(long classroom, String seen) {
        Change change = QuarkusTransaction.requiringNew()
                .call(() -> lock(classroom)
                        .flatMap(ClassLine::tier)
                        .map(granted -> remove(classroom, seen, granted))
                        .orElse(Change.NONE));
        entitlements.forgetAll();
        return change;
    }

    private Change remove(long classroom, String seen, ClassTier granted) {
        if (!granted.revision().equals(seen)) {
            return Change.OVERTAKEN;
        }
        tiers.remove(classroom);
        audit.record(new Decision(
                AuditAction.CLASS_TIER_ENDED, Subject.ofClassroom(classroom), AuditedChange.ended(state(granted)), ""));
        return Change.MADE;
    }

    /** Of two admins at once the second sees what the first did. */
    private Optional<ClassLine> lock(long classroom) {
        return classrooms.lock(classroom) ? tiers.find(classroom) : Optional.empty();
    }

    private static Map<String, String> state(ClassTier granted) {
        return Map.of(
                "tier",
                granted.tier().code(),
                "seats",
                String.valueOf(granted.seats()),
                "until",
                granted.until().toString());
    }
}
