package dev.grundy.app.operations;

import dev.grundy.base.queue.Lane;
import java.util.Optional;

/**
 * A piece of work that waits for another try because the last one failed through a fault of ours.
 *
 * @param subject    the subject of the work: digits of an id in its kind's own table
 * @param submission that it belongs to; empty for work about something else
 * @param attempts   that were made
 * @param message    the fault in the last one, as the node told it
 */
public record FailedTry(Lane lane, String subject, Optional<String> submission, int attempts, String message) {}
