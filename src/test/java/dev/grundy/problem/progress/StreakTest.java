package dev.grundy.problem.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Days of November 2026. */
class StreakTest {
    @ParameterizedTest
    @CsvSource({
        "'',           '',    22, false, 0, 0, false", // nothing yet
        "22,           '',    22, true,  1, 1, true",
        "21,           '',    22, true,  1, 1, false", // still time today
        "20,           '',    22, false, 0, 1, false", // yesterday was missed
        "'20 21 22',   '',    22, true,  3, 3, true",
        "'1 2 3 4 22', '',    22, true,  1, 4, true", // what was long ago stays the longest
        "'20 21',      '',    23, false, 0, 2, false",
        "'20 21 23',   22,    23, true,  3, 3, true", // moved east over the 22nd
        "'20 21 23',   20,    23, true,  1, 2, true",
        "'20 21 24',   '22 23', 24, true, 3, 3, true",
        "'20 21 22',   '',    21, true,  3, 3, true", // moved west: the 22nd counts already
        "'20 22',      '',    21, true,  1, 1, false",
    })
    void daysInARowAreCounted(
            String counted, String bridged, int today, boolean goesOn, int current, int longest, boolean isToday) {
        assertThat(Streak.of(days(counted), days(bridged), day(today), goesOn))
                .isEqualTo(new Streak(current, longest, isToday));
    }

    private static List<LocalDate> days(String text) {
        return Arrays.stream(text.split(" "))
                .filter(word -> !word.isEmpty())
                .map(word -> day(Integer.parseInt(word)))
                .toList();
    }

    private static LocalDate day(int ofMonth) {
        return LocalDate.of(2026, 11, ofMonth);
    }
}
