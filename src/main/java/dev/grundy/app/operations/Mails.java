package dev.grundy.app.operations;

import java.time.Instant;
import java.util.Optional;

/**
 * Mails that are not sent yet.
 *
 * @param oldest  when the first of them was posted; empty when none waits
 * @param failing of them, those that some node has tried to send in vain
 */
public record Mails(long waiting, Optional<Instant> oldest, long failing) {}
