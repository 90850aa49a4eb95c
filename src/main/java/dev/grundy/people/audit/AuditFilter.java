package dev.grundy.people.audit;

import java.time.Instant;
import java.util.Optional;

/**
 * A filter of entries; an empty part leaves all in.
 *
 * @param actor   the account that decided
 * @param subject of the decisions
 * @param from    first instant
 * @param until   first instant after
 */
public record AuditFilter(
        Optional<Long> actor,
        Optional<AuditAction> action,
        Optional<Subject> subject,
        Optional<Instant> from,
        Optional<Instant> until) {
    public static final AuditFilter ALL =
            new AuditFilter(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
}
