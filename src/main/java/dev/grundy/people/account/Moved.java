package dev.grundy.people.account;

import java.time.Instant;
import java.time.ZoneId;

/**
 * Somebody chose another time zone. Told to its observers, within the change's transaction.
 *
 * @param from in which their days were counted so far
 * @param to   in which they are counted from now on
 */
public record Moved(long account, ZoneId from, ZoneId to, Instant at) {}
