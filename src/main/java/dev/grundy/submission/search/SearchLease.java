package dev.grundy.submission.search;

/**
 * The right to write about one search, until another node gets it.
 *
 * @param token larger for every claim; the database refuses writes with any but the latest
 */
public record SearchLease(long searchId, long token) {}
