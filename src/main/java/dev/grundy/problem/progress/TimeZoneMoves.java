package dev.grundy.problem.progress;

import dev.grundy.people.account.Moved;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;

/**
 * Keeps streaks over moves to other time zones. A streak goes on until the day after its last one has ended in every zone
 * that the person has been in meanwhile. So no move takes time away. Once it has ended in all of them the day is missed, and
 * no later move brings it back.
 */
@ApplicationScoped
class TimeZoneMoves {
    /** Zones are up to 26 hours apart: what ended that many days ago in one has ended in all. */
    private static final int DAYS_THAT_MAY_GO_ON = 4;

    private final ProgressRepository progress;

    TimeZoneMoves(ProgressRepository progress) {
        this.progress = progress;
    }

    void follow(@Observes Moved moved) {
        LocalDate first = LocalDate.ofInstant(moved.at(), moved.from()).minusDays(DAYS_THAT_MAY_GO_ON);
        progress.practised(moved.account()).ask().days().stream()
                .filter(day -> !day.day().isBefore(first))
                .forEach(day -> progress.goOn(moved.account(), day.day(), until(day.day(), day.goesOnUntil(), moved)));
    }

    /** @param known from an earlier move */
    static Instant until(LocalDate day, Optional<Instant> known, Moved moved) {
        Instant before = known.orElseGet(() -> endOfTheDayAfter(day, moved.from()));
        Instant there = endOfTheDayAfter(day, moved.to());
        return moved.at().isBefore(before) && before.isBefore(there) ? there : before;
    }

    private static Instant endOfTheDayAfter(LocalDate day, ZoneId zone) {
        return day.plusDays(2).atStartOfDay(zone).toInstant();
    }
}
