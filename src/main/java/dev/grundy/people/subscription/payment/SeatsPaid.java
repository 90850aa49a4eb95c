package dev.grundy.people.subscription.payment;

/**
 * Said of seats whose money has arrived and was not given back. It is said again each time the provider is asked about the buyer, within the
 * transaction that writes the answer. The hearer counts a payment once.
 *
 * @param payment the provider's id
 * @param account the buyer's
 */
public record SeatsPaid(String payment, long account, SeatOrder order) {}
