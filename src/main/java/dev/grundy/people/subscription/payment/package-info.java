/** Payments: how they are set up, and the events that a provider sends. */
@NullMarked
package dev.grundy.people.subscription.payment;

import org.jspecify.annotations.NullMarked;
