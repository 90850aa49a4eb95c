package dev.grundy.people.admin;

import dev.grundy.people.account.Role;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.credential.AccountActions;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.suspension.SuspensionRepository;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.people.tier.Right;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import javax.sql.DataSource;

/** Finds people for admins, and carries out their orders. Safe for use by several threads. */
@ApplicationScoped
class People {
    private final PeopleRepository people;
    private final AccountActions actions;
    private final Entitlements entitlements;
    private final SuspensionRepository suspensions;
    private final AuditLog audit;
    private final SecurityLog unsigned;
    private final Clock clock;

    People(
            PeopleRepository people,
            AccountActions actions,
            Entitlements entitlements,
            SuspensionRepository suspensions,
            AuditLog audit,
            DataSource database,
            Clock clock) {
        this.people = people;
        this.actions = actions;
        this.entitlements = entitlements;
        this.suspensions = suspensions;
        this.audit = audit;
        // The person reads their own log: where the admin was is not for them.
        this.unsigned = SecurityLog.ofOperator(database, clock);
        this.clock = clock;
    }

    /** As {@link PeopleRepository#search}. */
    List<PersonLine> search(String text, Optional<Role> role, String after, int most) {
        return people.search(text, role, after, most);
    }

    /** Of that name, without regard to case. */
    Optional<PersonView> named(String name) {
        Instant now = clock.instant();
        return people.named(name, now)
                .map(known -> new PersonView(
                        known.account(),
                        known.email(),
                        entitlements.rightNow(known.account().id(), now),
                        entitlements.heldBy(known.account().id()),
                        entitlements.byClasses(known.account().id(), now),
                        known.signIns(),
                        suspensions.of(known.account().id(), now)));
    }

    /** @param seen {@link PersonView#version} of the person as the admin saw them */
    OrderOutcome carryOut(AdminOrder order, PersonView person, String seen, String reason) {
        long account = person.account().id();
        OrderOutcome outcome = QuarkusTransaction.requiringNew().call(() -> {
            people.lock(account);
            Optional<PersonView> now = named(person.name());
            return now.filter(view -> view.version().equals(seen))
                    .map(view -> carryOut(order, view, reason))
                    .orElse(OrderOutcome.STALE);
        });
        actions.forgetRemembered();
        entitlements.forget(account);
        return outcome;
    }

    private OrderOutcome carryOut(AdminOrder order, PersonView person, String reason) {
        long account = person.account().id();
        return switch (order) {
            case AdminOrder.ChangeRole(Role role) -> changeRole(person, role, reason);
            case AdminOrder.Grant(var tier, Instant until) -> {
                Instant now = clock.instant();
                entitlements.grant(new Entitlement(account, tier, now, until), now);
                yield tierChanged(AuditAction.TIER_GRANTED, person, reason);
            }
            case AdminOrder.Extend(long entitlement, Instant until) -> {
                entitlements.moveEnd(account, entitlement, until);
                yield tierChanged(AuditAction.TIER_EXTENDED, person, reason);
            }
            case AdminOrder.EndTier(long entitlement) -> {
                entitlements.moveEnd(account, entitlement, clock.instant());
                yield tierChanged(AuditAction.TIER_ENDED, person, reason);
            }
            case AdminOrder.SignOut() -> {
                actions.signOutEverywhere(account);
                yield done(
                        SecurityEvent.SESSIONS_ENDED,
                        "",
                        new Decision(AuditAction.SIGNED_OUT, Subject.ofAccount(account), AuditedChange.NONE, reason));
            }
            case AdminOrder.GivePassword(var password) -> {
                actions.give(account, password);
                yield done(
                        SecurityEvent.ONE_TIME_PASSWORD_MADE,
                        "",
                        new Decision(
                                AuditAction.ONE_TIME_PASSWORD_MADE,
                                Subject.ofAccount(account),
                                AuditedChange.NONE,
                                reason));
            }
        };
    }

    private OrderOutcome changeRole(PersonView person, Role role, String reason) {
        long account = person.account().id();
        if (!actions.changeRole(account, role)) {
            return OrderOutcome.LAST_ADMIN;
        }
        return done(
                SecurityEvent.ROLE_CHANGED,
                role.code(),
                RoleDecisions.of(account, person.account().role(), role, reason));
    }

    private OrderOutcome tierChanged(AuditAction action, PersonView before, String reason) {
        long account = before.account().id();
        Right after = entitlements.rightNow(account, clock.instant());
        String detail = after.tier().code() + (after.isEndless() ? "" : " until " + after.until());
        return done(
                SecurityEvent.TIER_CHANGED, detail, TierDecisions.of(action, account, before.right(), after, reason));
    }

    private OrderOutcome done(SecurityEvent event, String detail, Decision decision) {
        unsigned.record(event, Long.parseLong(decision.subject().id()), detail);
        audit.record(decision);
        return OrderOutcome.DONE;
    }
}
