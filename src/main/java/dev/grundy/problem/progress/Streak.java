package dev.grundy.problem.progress;

import java.time.LocalDate;
import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;

/**
 * Days in a row with an accepted program or a solved puzzle of the day.
 *
 * @param current days of the row that goes on still, 0 if none does
 * @param longest days of the longest row there was
 * @param today   whether today counts already
 */
public record Streak(int current, int longest, boolean today) {
    /**
     * The streak in a calendar.
     *
     * @param counted days that count, as they were counted then
     * @param bridged days that had not ended everywhere when the next one counted: a row goes on over them without counting them
     * @param today   in the person's zone now
     * @param goesOn  whether the day after the last has not ended yet
     */
    static Streak of(Collection<LocalDate> counted, Collection<LocalDate> bridged, LocalDate today, boolean goesOn) {
        Set<LocalDate> bridges = Set.copyOf(bridged);
        TreeSet<LocalDate> days = new TreeSet<>(counted);
        int longest = 0;
        int row = 0;
        LocalDate last = LocalDate.MIN;
        for (LocalDate day : days) {
            row = last != LocalDate.MIN && joins(last, day, bridges) ? row + 1 : 1;
            longest = Math.max(longest, row);
            last = day;
        }
        return new Streak(goesOn ? row : 0, longest, days.contains(today));
    }

    /** Whether every day between the two is bridged. */
    private static boolean joins(LocalDate earlier, LocalDate later, Set<LocalDate> bridges) {
        for (LocalDate day = earlier.plusDays(1); day.isBefore(later); day = day.plusDays(1)) {
            if (!bridges.contains(day)) {
                return false;
            }
        }
        return true;
    }
}
