package dev.grundy.problem.progress;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HeatMapTest {
    private static final LocalDate TODAY = LocalDate.of(2026, 11, 27);

    @Test
    void aDayIsDrawnByItsLevelAndSaysWhatWasAccepted() {
        HeatMap map = HeatMap.of(List.of(new PracticeDay(TODAY, 5, 2, Optional.empty(), false)), TODAY);
        assertThat(map.drawnDays())
                .startsWith(
                        "<rect class=\"heat__day heat__day--0\" x=\"0\" y=\"18\" width=\"11\" height=\"11\" rx=\"2\"></rect>")
                .endsWith(
                        "<rect class=\"heat__day heat__day--2\" x=\"728\" y=\"74\" width=\"11\" height=\"11\" rx=\"2\">"
                                + "<title>27 Nov 2026: 2 / 5</title></rect>");
        assertThat(map.drawnDays().split("<rect", -1)).hasSize(map.cells().size() + 1);
    }
}
