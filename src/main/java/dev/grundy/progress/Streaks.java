package dev.grundy.progress;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;

/** People's streaks. Safe for use by several threads. */
@ApplicationScoped
public class Streaks {
    private final ProgressRepository progress;
    private final Clock clock;

    Streaks(ProgressRepository progress, Clock clock) {
        this.progress = progress;
        this.clock = clock;
    }

    /** @param zone in which it is today for the person */
    public Streak of(long account, ZoneId zone) {
        return of(account, progress.days(account), zone);
    }

    Streak of(long account, List<PracticeDay> days, ZoneId zone) {
        List<LocalDate> counted = days.stream()
                .filter(day -> day.accepted() > 0)
                .map(PracticeDay::day)
                .toList();
        return Streak.of(counted, progress.bridged(account), LocalDate.ofInstant(clock.instant(), zone));
    }
}
