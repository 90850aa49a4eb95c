package dev.grundy.problem.progress;

import dev.grundy.web.frame.ReaderLanguage;
import java.time.DayOfWeek;
import java.time.LocalDate;
import java.time.format.TextStyle;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A year of days as a drawing, a column a week from Monday down.
 *
 * @param cells    every day of 53 weeks, today's the last
 * @param months   where each begins
 * @param weekdays every other one, beside its row
 */
public record HeatMap(List<Cell> cells, List<Month> months, List<Weekday> weekdays, long accepted, long days) {
    private static final int WEEKS = 53;
    private static final int STEP = 14;
    private static final int TOP = 18;
    /** Of a name, below the upper edge of its row. */
    private static final int BASE_LINE = 9;

    private static final List<DayOfWeek> NAMED_DAYS = List.of(DayOfWeek.MONDAY, DayOfWeek.WEDNESDAY, DayOfWeek.FRIDAY);
    private static final int[] LEVELS = {1, 2, 4, 7};

    public HeatMap {
        cells = List.copyOf(cells);
        months = List.copyOf(months);
        weekdays = List.copyOf(weekdays);
    }

    /**
     * A day.
     *
     * @param level 0 for nothing accepted, to 4; 1 also for a day with tries alone
     * @param text  for people, a date and numbers; empty for a day without anything
     */
    public record Cell(int x, int y, int level, String text) {}

    /** A month's name above its first week. */
    public record Month(int x, String name) {}

    /** The name of a day of the week, on its row's base line. */
    public record Weekday(int y, String name) {}

    static HeatMap of(List<PracticeDay> days, LocalDate today) {
        Map<LocalDate, PracticeDay> byDay = days.stream().collect(Collectors.toMap(PracticeDay::day, day -> day));
        LocalDate start =
                today.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY)).minusWeeks(WEEKS - 1L);
        List<Cell> cells = new ArrayList<>();
        List<Month> months = new ArrayList<>();
        for (LocalDate day = start; !day.isAfter(today); day = day.plusDays(1)) {
            int x = (int) ChronoUnit.WEEKS.between(start, day) * STEP;
            cells.add(cell(day, byDay.getOrDefault(day, PracticeDay.nothingOn(day)), x));
            if (day.getDayOfWeek() == DayOfWeek.MONDAY && day.getDayOfMonth() <= DayOfWeek.values().length) {
                months.add(new Month(
                        x,
                        day.getMonth()
                                .getDisplayName(
                                        TextStyle.SHORT_STANDALONE,
                                        ReaderLanguage.now().locale())));
            }
        }
        List<PracticeDay> shown = days.stream()
                .filter(day -> !day.day().isBefore(start) && day.accepted() > 0)
                .toList();
        return new HeatMap(
                cells,
                months,
                NAMED_DAYS.stream().map(HeatMap::weekday).toList(),
                shown.stream().mapToLong(PracticeDay::accepted).sum(),
                shown.size());
    }

    /** SVG of the days. A template would look up five names for each of 371. */
    public String drawnDays() {
        StringBuilder svg = new StringBuilder();
        for (Cell day : cells) {
            svg.append("<rect class=\"heat__day heat__day--").append(day.level());
            svg.append("\" x=\"").append(day.x()).append("\" y=\"").append(day.y());
            svg.append("\" width=\"11\" height=\"11\" rx=\"2\">");
            if (!day.text().isEmpty()) {
                svg.append("<title>").append(day.text()).append("</title>");
            }
            svg.append("</rect>");
        }
        return svg.toString();
    }

    private static Weekday weekday(DayOfWeek day) {
        return new Weekday(
                row(day) + BASE_LINE,
                day.getDisplayName(
                        TextStyle.SHORT_STANDALONE, ReaderLanguage.now().locale()));
    }

    private static int row(DayOfWeek day) {
        return TOP + (day.getValue() - 1) * STEP;
    }

    private static Cell cell(LocalDate day, PracticeDay done, int x) {
        int y = row(day.getDayOfWeek());
        String text = done.judged() == 0
                ? ""
                : ReaderLanguage.now().date().format(day) + ": " + done.accepted() + " / " + done.judged();
        return new Cell(x, y, level(done), text);
    }

    private static int level(PracticeDay done) {
        int level = done.judged() > 0 ? 1 : 0;
        for (int i = 0; i < LEVELS.length; i++) {
            level = done.accepted() >= LEVELS[i] ? i + 1 : level;
        }
        return level;
    }
}
