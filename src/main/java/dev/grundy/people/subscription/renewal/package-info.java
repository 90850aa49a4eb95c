/**
 * Mails before a subscription renews and before a tier ends. Entry point: {@link dev.grundy.people.subscription.renewal.RenewalRound}, which looks
 * for what comes and posts them.
 */
@NullMarked
package dev.grundy.people.subscription.renewal;

import org.jspecify.annotations.NullMarked;
