package dev.grundy.learn.classroom;

import java.time.Instant;
import java.time.ZoneId;
import java.util.Optional;

/**
 * A class.
 *
 * @param zone       in which its due dates are said
 * @param archivedAt when its term ended; empty while it runs
 */
public record Classroom(long id, String name, ZoneId zone, Instant madeAt, Optional<Instant> archivedAt) {
    /** Where its pages begin. */
    public String address() {
        return "/classes/" + id;
    }

    public boolean isArchived() {
        return archivedAt.isPresent();
    }
}
