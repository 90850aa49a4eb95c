package dev.grundy.base.queue;

/**
 * A worker's right to write about one piece of work, until another worker gets it.
 *
 * @param token drawn at random for every claim; the database refuses reads and writes with any but the latest
 */
public record Lease(long workId, long token) {}
