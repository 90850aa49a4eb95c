package dev.grundy.work;

/**
 * A worker's right to write about one piece of work, until another worker gets it.
 *
 * @param token larger for every claim; the database refuses writes with any but the latest
 */
public record Lease(long workId, long token) {}
