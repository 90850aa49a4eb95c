package dev.grundy.people.admin;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.people.admin.MergePreview.Line;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.credential.AccountActions;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.tier.Entitlements;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.sql.DataSource;

/** Makes two accounts of one person one. Thread-safe, on several nodes too. */
@ApplicationScoped
class Merging {
    /** A node that ends work of the account at the same moment may make the database choose one of the two. */
    private static final int TRIES = 3;

    private final People people;
    private final MergeRepository repository;
    private final AccountActions actions;
    private final Entitlements entitlements;
    private final AuditLog audit;
    private final SecurityLog unsigned;
    private final Clock clock;

    Merging(
            People people,
            MergeRepository repository,
            AccountActions actions,
            Entitlements entitlements,
            AuditLog audit,
            DataSource database,
            Clock clock) {
        this.people = people;
        this.repository = repository;
        this.actions = actions;
        this.entitlements = entitlements;
        this.audit = audit;
        // The person reads their own log: where the admin was is not for them.
        this.unsigned = SecurityLog.ofOperator(database, clock);
        this.clock = clock;
    }

    /** The data of both accounts by kind, and the obstacle to merging them if there is one. */
    MergePreview preview(PersonView kept, PersonView merged) {
        Map<MergeGroup, Long> ofKept = repository.counts(kept.account().id());
        Map<MergeGroup, Long> ofMerged = repository.counts(merged.account().id());
        return new MergePreview(
                kept,
                merged,
                Arrays.stream(MergeGroup.values())
                        .map(group -> new Line(group, ofMerged.getOrDefault(group, 0L), ofKept.getOrDefault(group, 0L)))
                        .toList(),
                MergeObstacle.between(
                        kept,
                        merged,
                        repository.hasUnfinishedPayments(
                                kept.account().id(), merged.account().id(), clock.instant())));
    }

    /**
     * All of it or nothing; nothing where there is an obstacle, or where one of the two is not as it was seen.
     *
     * @param seen {@link MergePreview#version} as the admin saw it
     */
    OrderOutcome merge(MergePreview preview, String seen, String reason) {
        OrderOutcome outcome = retried(preview, seen, reason);
        actions.forgetRemembered();
        entitlements.forget(preview.kept().account().id());
        entitlements.forget(preview.merged().account().id());
        return outcome;
    }

    private OrderOutcome retried(MergePreview preview, String seen, String reason) {
        for (int i = 1; ; i++) {
            try {
                return QuarkusTransaction.requiringNew().call(() -> attempt(preview, seen, reason));
            } catch (DatabaseException e) {
                if (i == TRIES || !e.isDeadlock()) {
                    throw e;
                }
            }
        }
    }

    private OrderOutcome attempt(MergePreview seenBefore, String seen, String reason) {
        long kept = seenBefore.kept().account().id();
        long merged = seenBefore.merged().account().id();
        repository.lock(kept, merged);
        Optional<MergePreview> now = people.named(seenBefore.kept().name())
                .flatMap(one -> people.named(seenBefore.merged().name()).map(other -> preview(one, other)))
                .filter(fresh ->
                        fresh.version().equals(seen) && fresh.obstacle().isEmpty());
        if (now.isEmpty()) {
            return OrderOutcome.STALE;
        }
        Instant moment = clock.instant();
        repository.merge(kept, merged, moment);
        unsigned.record(SecurityEvent.ACCOUNT_MERGED, kept, now.get().merged().name());
        audit.record(decision(now.get(), moment, reason));
        return OrderOutcome.DONE;
    }

    private Decision decision(MergePreview before, Instant now, String reason) {
        long kept = before.kept().account().id();
        Map<String, String> was = new TreeMap<>();
        was.put("merged", String.valueOf(before.merged().account().id()));
        was.put("tier", before.kept().right().tier().code());
        was.put("merged-tier", before.merged().right().tier().code());
        Map<String, String> is = new TreeMap<>();
        is.put("tier", entitlements.rightNow(kept, now).tier().code());
        Map<MergeGroup, Long> after = repository.counts(kept);
        for (Line line : before.lines()) {
            String what = line.group().name().toLowerCase(Locale.ROOT).replace('_', '-');
            was.put(what, line.kept() + " and " + line.merged());
            is.put(what, String.valueOf(after.getOrDefault(line.group(), 0L)));
        }
        return new Decision(AuditAction.ACCOUNTS_MERGED, Subject.ofAccount(kept), new AuditedChange(was, is), reason);
    }
}
