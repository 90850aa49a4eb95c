package dev.grundy.people.account;

/**
 * Said within the transaction that deletes an account, before it does: time to hand over data that others need too. The account's own rows
 * go with it.
 */
public record AccountDeleting(long accountId) {}
