package dev.grundy.people.account;

/**
 * Said when the API tokens of an account end with something else, such as a password that others may know. Said within its transaction, if it
 * has one.
 */
public record TokensEnding(long accountId) {}
