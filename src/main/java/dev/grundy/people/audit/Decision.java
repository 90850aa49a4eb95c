package dev.grundy.people.audit;

import dev.grundy.base.kernel.SingleLine;

/**
 * A decision, to be kept for ever.
 *
 * @param reason in their words, cut to one line of 500 characters; empty where none is needed
 */
public record Decision(AuditAction action, Subject subject, AuditedChange change, String reason) {
    private static final int LONGEST_REASON = 500;

    public Decision {
        reason = SingleLine.of(reason, LONGEST_REASON);
    }
}
