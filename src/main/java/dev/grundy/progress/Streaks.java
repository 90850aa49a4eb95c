package dev.grundy.progress;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
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
        Instant now = clock.instant();
        LocalDate today = LocalDate.ofInstant(now, zone);
        List<PracticeDay> counted =
                days.stream().filter(day -> day.accepted() > 0).toList();
        boolean goesOn = !counted.isEmpty() && goesOn(counted.getLast(), now, today);
        return Streak.of(counted.stream().map(PracticeDay::day).toList(), progress.bridged(account), today, goesOn);
    }

    private static boolean goesOn(PracticeDay last, Instant now, LocalDate today) {
        return last.goesOnUntil().map(now::isBefore).orElse(!last.day().isBefore(today.minusDays(1)));
    }
}
