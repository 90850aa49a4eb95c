/**
 * Mails before a subscription renews and before a tier ends. Entry point: {@link dev.grundy.people.subscription.renewal.RenewalRound},
 * which looks for coming renewals and ends, and posts the mails.
 */
@NullMarked
package dev.grundy.people.subscription.renewal;

import org.jspecify.annotations.NullMarked;
