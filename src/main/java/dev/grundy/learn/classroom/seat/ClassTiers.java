package dev.grundy.learn.classroom.seat;

import dev.grundy.learn.classroom.ClassroomRepository;
import dev.grundy.learn.classroom.Membership;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.tier.Entitlements;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Grants tiers to classes, changes them and takes them back; says who has a seat. Thread-safe, on several nodes too. */
@ApplicationScoped
public class ClassTiers {
    private final ClassroomRepository classrooms;
    private final ClassTierRepository tiers;
    private final Entitlements entitlements;
    private final AuditLog audit;
    private final Clock clock;

    ClassTiers(
            ClassroomRepository classrooms,
            ClassTierRepository tiers,
            Entitlements entitlements,
            AuditLog audit,
            Clock clock) {
        this.classrooms = classrooms;
        this.tiers = tiers;
        this.entitlements = entitlements;
        this.audit = audit;
        this.clock = clock;
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

    /** As {@link ClassTierRepository#list}. */
    List<ClassLine> list(String text, long before, int most) {
        return tiers.list(text, before, most);
    }

    /** In place of the class's earlier tier; false where there is no such class. */
    boolean grant(long classroom, ClassTier granted) {
        boolean isThere = QuarkusTransaction.requiringNew().call(() -> {
            Optional<ClassLine> before = lock(classroom);
            before.ifPresent(line -> {
                tiers.put(classroom, granted, clock.instant());
                audit.record(new Decision(
                        line.tier().isEmpty() ? AuditAction.CLASS_TIER_GRANTED : AuditAction.CLASS_TIER_CHANGED,
                        Subject.ofClassroom(classroom),
                        new AuditedChange(line.tier().map(ClassTiers::state).orElse(Map.of()), state(granted)),
                        granted.note()));
            });
            return before.isPresent();
        });
        // After the commit: fewer seats, a lower tier or an earlier end count at once.
        entitlements.forgetAll();
        return isThere;
    }

    /** False where the class has none, or there is no such class. */
    boolean end(long classroom) {
        boolean hadOne = QuarkusTransaction.requiringNew().call(() -> {
            Optional<ClassTier> before = lock(classroom).flatMap(ClassLine::tier);
            before.ifPresent(granted -> {
                tiers.remove(classroom);
                audit.record(new Decision(
                        AuditAction.CLASS_TIER_ENDED,
                        Subject.ofClassroom(classroom),
                        AuditedChange.ended(state(granted)),
                        ""));
            });
            return before.isPresent();
        });
        entitlements.forgetAll();
        return hadOne;
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
