package dev.grundy.learn.puzzle;

import dev.grundy.base.kernel.ContentHash;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/**
 * In which order puzzles are chosen for a day: by chance that the date alone decides. A puzzle that comes or goes changes nothing among the others.
 */
final class DayChoice {
    private DayChoice() {}

    static List<Long> order(LocalDate day, Collection<Long> puzzles) {
        return puzzles.stream()
                .sorted(Comparator.comparing((Long puzzle) -> lot(day, puzzle))
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private static String lot(LocalDate day, long puzzle) {
        return ContentHash.of((day + "/" + puzzle).getBytes(StandardCharsets.US_ASCII))
                .hex();
    }
}
