package dev.grundy.web.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.chart.Histogram.Bar;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HistogramTest {
    private static final Histogram DRAWN = new Histogram(100, 64, 2);

    @Test
    void barsStandSideBySideAndTheHighestIsAsHighAsTheDrawing() {
        assertThat(DRAWN.bars(new int[] {8, 0, 4, 1}))
                .containsExactly(
                        new Bar(0, 0, 23, 64), new Bar(25, 64, 23, 0), new Bar(50, 32, 23, 32), new Bar(75, 56, 23, 8));
    }

    @Test
    void oneAmongThousandsIsSeen() {
        assertThat(DRAWN.bars(new int[] {9_000, 1}).getLast().height()).isEqualTo(2);
    }

    @Test
    void aPartStandsInTheBarOfTheWhole() {
        Bar whole = DRAWN.bars(new int[] {8, 4}, 10, 8).getLast();
        Bar part = DRAWN.bars(new int[] {2, 2}, 10, 8).getLast();
        assertThat(part).isEqualTo(new Bar(whole.x(), 48, whole.width(), 16));
        assertThat(whole).isEqualTo(new Bar(10, 32, 8, 32));
    }

    @Test
    void whereNothingIsCountedNoBarHasAHeight() {
        assertThat(DRAWN.bars(new int[3])).extracting(Bar::height).containsOnly(0.0);
        assertThat(DRAWN.bars(new int[0])).isEqualTo(List.of());
    }

    @ParameterizedTest
    @CsvSource({"1000, 32, 1050", "0, 32, 32", "31, 32, 32"})
    void theRightEndLiesALittleBeyondTheGreatest(long greatest, int bars, long end) {
        assertThat(Histogram.end(greatest, bars)).isEqualTo(end);
    }
}
