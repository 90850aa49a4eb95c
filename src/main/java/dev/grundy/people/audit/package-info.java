/**
 * The log of what admins, moderators and operators decide. Entry point: {@link dev.grundy.people.audit.AuditLog}, which code that carries a decision
 * out tells of it in the same transaction.
 */
@NullMarked
package dev.grundy.people.audit;

import org.jspecify.annotations.NullMarked;
