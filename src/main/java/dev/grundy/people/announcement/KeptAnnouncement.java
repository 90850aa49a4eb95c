package dev.grundy.people.announcement;

import java.time.Instant;
import java.util.Optional;

/**
 * An announcement as it is stored.
 *
 * @param withdrawnAt empty where nobody ended it early
 */
record KeptAnnouncement(long id, Announcement announcement, Optional<Instant> withdrawnAt) {
    boolean isShown(Instant now) {
        return withdrawnAt.isEmpty() && announcement.isShown(now);
    }
}
