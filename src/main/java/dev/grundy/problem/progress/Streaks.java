package dev.grundy.problem.progress;

import dev.grundy.base.database.Query;
import dev.grundy.problem.progress.ProgressRepository.Practised;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** People's streaks. Safe for use by several threads. */
@ApplicationScoped
public class Streaks {
    private static final int LATELY = 14;

    private final ProgressRepository progress;
    private final Clock clock;

    Streaks(ProgressRepository progress, Clock clock) {
        this.progress = progress;
        this.clock = clock;
    }

    /**
     * A streak and the days it is made of.
     *
     * @param days the last fourteen there were, today the last
     */
    public record Lately(Streak streak, List<Day> days) {
        public Lately {
            days = List.copyOf(days);
        }
    }

    /** A day by its name for people, and whether it has an accepted program or a solved puzzle of the day. */
    public record Day(String name, boolean counts) {}

    /** @param zone in which it is today for the person */
    public Query<Lately> lately(long account, ZoneId zone) {
        return progress.practised(account).map(practised -> lately(practised, zone));
    }

    private Lately lately(Practised practised, ZoneId zone) {
        Set<LocalDate> counted = practised.days().stream()
                .filter(PracticeDay::counts)
                .map(PracticeDay::day)
                .collect(Collectors.toSet());
        LocalDate today = LocalDate.ofInstant(clock.instant(), zone);
        List<Day> lately = today.minusDays(LATELY - 1)
                .datesUntil(today.plusDays(1))
                .map(day -> new Day(ReaderLanguage.now().date().format(day), counted.contains(day)))
                .toList();
        return new Lately(of(practised, zone), lately);
    }

    Streak of(Practised practised, ZoneId zone) {
        Instant now = clock.instant();
        LocalDate today = LocalDate.ofInstant(now, zone);
        List<PracticeDay> counted =
                practised.days().stream().filter(PracticeDay::counts).toList();
        boolean goesOn = !counted.isEmpty() && goesOn(counted.getLast(), now, today);
        return Streak.of(counted.stream().map(PracticeDay::day).toList(), practised.bridged(), today, goesOn);
    }

    private static boolean goesOn(PracticeDay last, Instant now, LocalDate today) {
        return last.goesOnUntil().map(now::isBefore).orElse(!last.day().isBefore(today.minusDays(1)));
    }
}
