package dev.grundy.people.security;

import java.time.Instant;

/**
 * A row of the log.
 *
 * @param person  name of the account; empty where nobody is known
 * @param firstAt when it happened first
 * @param lastAt  when the last of those happened that are gathered in the row
 * @param times   how many are gathered, at least one
 * @param address it came from; empty for the command line
 * @param browser the user agent that it sent; may be empty
 * @param detail  the thing that the event was about; may be empty
 */
public record RecordedEvent(
        long id,
        SecurityEvent kind,
        String person,
        Instant firstAt,
        Instant lastAt,
        int times,
        String address,
        String browser,
        String detail) {}
