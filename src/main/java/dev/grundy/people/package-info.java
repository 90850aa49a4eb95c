/**
 * People as admins see them, and what is decided about them. Entry points: {@link dev.grundy.people.PeoplePages} for the browser,
 * {@link dev.grundy.people.TierDecisions} for what the audit log keeps of tiers.
 */
@NullMarked
package dev.grundy.people;

import org.jspecify.annotations.NullMarked;
