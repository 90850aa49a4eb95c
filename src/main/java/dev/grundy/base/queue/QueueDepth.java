package dev.grundy.base.queue;

import java.time.Instant;
import java.util.Optional;

/**
 * How much is waiting.
 *
 * @param oldest when what waits longest was queued; empty when nothing waits
 */
public record QueueDepth(Lane lane, long queued, Optional<Instant> oldest) {}
