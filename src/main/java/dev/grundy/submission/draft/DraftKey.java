package dev.grundy.submission.draft;

/**
 * Whose draft it is, and of what.
 *
 * @param account  number of the account
 * @param problem  number of the problem
 * @param language identifier in languages.yaml
 */
public record DraftKey(long account, long problem, String language) {}
