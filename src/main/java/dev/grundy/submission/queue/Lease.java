package dev.grundy.submission.queue;

/**
 * A worker's right to write about one judging, until another worker gets it.
 *
 * @param token larger for every claim; the database refuses writes with any but the latest
 */
public record Lease(long judgingId, long token) {}
