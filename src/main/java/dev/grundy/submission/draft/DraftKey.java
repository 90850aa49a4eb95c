package dev.grundy.submission.draft;

/**
 * The owner and the subject of a draft.
 *
 * @param account  number of the account
 * @param problem  number of the problem
 * @param language identifier in languages.yaml
 */
public record DraftKey(long account, long problem, String language) {}
