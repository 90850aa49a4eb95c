/**
 * People as admins see them, and what is decided about them. Entry points: {@link dev.grundy.people.admin.PeoplePages} for the browser,
 * {@link dev.grundy.people.admin.TierDecisions} for what the audit log keeps of tiers.
 */
@NullMarked
package dev.grundy.people.admin;

import org.jspecify.annotations.NullMarked;
