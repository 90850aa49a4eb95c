package dev.grundy.app.operations;

import dev.grundy.people.security.SecurityEvent;

/**
 * How often strangers were refused something lately.
 *
 * @param times in the last hour
 */
public record Refused(SecurityEvent kind, long times) {}
