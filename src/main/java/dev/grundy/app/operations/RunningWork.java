package dev.grundy.app.operations;

import dev.grundy.base.queue.Lane;
import java.time.Instant;
import java.util.Optional;

/**
 * A piece of work that a node is at.
 *
 * @param subject    the subject of the work: digits of an id in its kind's own table
 * @param submission that it belongs to; empty for work about something else
 * @param node       that has it leased
 * @param attempt    1 for the first try
 * @param since      when it was claimed
 */
public record RunningWork(
        Lane lane, String subject, Optional<String> submission, String node, int attempt, Instant since) {}
