package dev.grundy.people.audit;

import java.time.Instant;
import java.util.Optional;

/**
 * An entry of the log, with the present names of its people.
 *
 * @param actor       account of the person who decided; empty for the operator at the command line
 * @param actorName   empty where the account is gone, and for the operator
 * @param action      code of an {@link AuditAction}, which this version may not know
 * @param subjectName of an account; empty where it is gone, and for everything else
 * @param before      JSON object
 * @param after       JSON object
 */
public record AuditEntry(
        long id,
        Instant at,
        Optional<Long> actor,
        String actorName,
        String action,
        String subjectKind,
        String subjectId,
        String subjectName,
        String before,
        String after,
        String reason,
        String request,
        String network,
        String hash) {}
