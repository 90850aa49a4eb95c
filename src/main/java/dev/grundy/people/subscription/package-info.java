/**
 * Tiers that are paid for. Entry points: {@link dev.grundy.people.subscription.Synchronising}, which makes the stored state agree with the
 * payment provider, and the pages below {@code /subscribe}.
 */
@NullMarked
package dev.grundy.people.subscription;

import org.jspecify.annotations.NullMarked;
