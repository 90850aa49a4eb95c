package dev.grundy.learn.classroom.seat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * A class as admins see it.
 *
 * @param teachers names, by name
 * @param members  how many, teachers too
 * @param tier     that it has or had; empty where it was granted none
 */
record ClassLine(
        long id,
        String name,
        Instant madeAt,
        boolean archived,
        List<String> teachers,
        int members,
        Optional<ClassTier> tier) {
    ClassLine {
        teachers = List.copyOf(teachers);
    }

    public String address() {
        return ClassTierPages.PAGE + "/" + id;
    }

    /** How many members have the tier while it holds; 0 without one. */
    public int used() {
        return tier.map(granted -> Math.min(granted.seats(), members)).orElse(0);
    }
}
