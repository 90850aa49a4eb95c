/**
 * The log of the decisions of admins, moderators and operators. Entry point: {@link dev.grundy.people.audit.AuditLog}, which code that
 * carries a decision out tells of it in the same transaction.
 */
@NullMarked
package dev.grundy.people.audit;

import org.jspecify.annotations.NullMarked;
