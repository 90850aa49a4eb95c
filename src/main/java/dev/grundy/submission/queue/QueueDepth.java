package dev.grundy.submission.queue;

import java.time.Instant;
import java.util.Optional;

/**
 * How much is waiting.
 *
 * @param oldest when the longest waiting judging was queued; empty when none waits
 */
public record QueueDepth(Lane lane, long queued, Optional<Instant> oldest) {}
