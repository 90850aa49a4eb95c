/**
 * People as admins see them, and the decisions about them. Entry points: {@link dev.grundy.people.admin.PeoplePages} for the browser,
 * {@link dev.grundy.people.admin.TierDecisions} for the audit log's entries about tiers.
 */
@NullMarked
package dev.grundy.people.admin;

import org.jspecify.annotations.NullMarked;
