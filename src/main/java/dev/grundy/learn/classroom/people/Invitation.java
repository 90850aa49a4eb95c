package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.ClassroomRole;
import java.time.Duration;
import java.time.Instant;

/**
 * Somebody who was invited by mail and has not joined.
 *
 * @param address in lower case
 */
record Invitation(String address, ClassroomRole role, Instant invitedAt) {
    /** So long its link is good. */
    static final Duration LIFETIME = Duration.ofDays(14);

    public Instant goodUntil() {
        return invitedAt.plus(LIFETIME);
    }
}
