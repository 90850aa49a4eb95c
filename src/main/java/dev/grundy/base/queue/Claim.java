package dev.grundy.base.queue;

import java.time.Instant;

/**
 * A piece of work that a worker has taken.
 *
 * @param kind     name of its kind
 * @param subject  the subject of the work: an id in the kind's own table
 * @param topic    the topic to which its watchers listen
 * @param attempt  1 for the first try
 * @param queuedAt when it was asked for
 */
public record Claim(Lease lease, String kind, long subject, String topic, Lane lane, int attempt, Instant queuedAt) {
    /** For logs. */
    @Override
    public String toString() {
        return kind + "=" + subject + " (" + topic + ")";
    }
}
