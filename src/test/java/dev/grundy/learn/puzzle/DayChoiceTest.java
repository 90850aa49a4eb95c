package dev.grundy.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class DayChoiceTest {
    private static final LocalDate DAY = LocalDate.of(2026, 3, 1);
    private static final List<Long> PUZZLES =
            LongStream.rangeClosed(1, 60).boxed().toList();

    @Test
    void theDateAloneDecides() {
        assertThat(DayChoice.order(DAY, PUZZLES.reversed()))
                .isEqualTo(DayChoice.order(DAY, PUZZLES))
                .containsExactlyInAnyOrderElementsOf(PUZZLES);
        assertThat(DayChoice.order(DAY, Set.of())).isEmpty();
    }

    @Test
    void daysDiffer() {
        Set<Long> first = new HashSet<>();
        DAY.datesUntil(DAY.plusDays(30))
                .forEach(day -> first.add(DayChoice.order(day, PUZZLES).getFirst()));
        assertThat(first).hasSizeGreaterThan(15);
    }

    @Test
    void aPuzzleThatComesOrGoesChangesNothingAmongTheOthers() {
        List<Long> all = DayChoice.order(DAY, PUZZLES);
        List<Long> without = all.stream().filter(puzzle -> puzzle != 17).toList();
        assertThat(DayChoice.order(DAY, without)).isEqualTo(without);
        assertThat(Collections.max(all)).isEqualTo(60);
    }
}
