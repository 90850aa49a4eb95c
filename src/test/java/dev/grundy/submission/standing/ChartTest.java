package dev.grundy.submission.standing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.web.chart.Histogram.Bar;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ChartTest {
    @Test
    void barsAreAsHighAsTheirShareOfTheHighest() {
        Chart chart = Chart.of(needs(0, 0, 0, 0, 100_000, 100_000, 200_000), 0, Unit.TIME);
        assertThat(drawn(chart)).extracting(Bar::height).containsExactly(72.0, 36.0, 18.0);
        assertThat(chart.end()).isEqualTo("210 ms");
    }

    @Test
    void onlyTheBarOfTheProgramIsItsOwn() {
        Chart chart = Chart.of(needs(10_000, 50_000, 90_000), 50_000, Unit.TIME);
        assertThat(drawn(chart)).hasSize(3).element(1).isEqualTo(chart.bars().get(chart.ownBar()));
        assertThat(chart.own()).isEqualTo("50 ms");
        assertThat(chart.percent()).isEqualTo(33);
    }

    @Test
    void aFewThatNeedVeryMuchDoNotPressTheOthersTogether() {
        List<Long> values = new ArrayList<>(Collections.nCopies(995, 10_000L));
        values.addAll(Collections.nCopies(5, 9_000_000L));
        Chart chart = Chart.of(new Distribution(values), 10_000, Unit.TIME);
        assertThat(chart.end()).isEqualTo("11 ms");
        assertThat(chart.bars().getLast().height())
                .as("they are in the last bar")
                .isPositive();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 31, 32, 33, 999, 1_000_000, 1L << 40})
    void everyProgramIsInExactlyOneBarAndTheMarkWithinTheDrawing(long value) {
        Distribution needs = new Distribution(
                LongStream.rangeClosed(0, 200).map(i -> i * value / 100).boxed().toList());
        Chart chart = Chart.of(needs, value, Unit.MEMORY);
        assertThat(chart.ownBar()).isBetween(0, chart.bars().size() - 1);
        assertThat(chart.mark()).isBetween(0.0, (double) Chart.WIDTH);
        assertThat(chart.bars()).allSatisfy(bar -> {
            assertThat(bar.y()).isBetween(0.0, (double) Chart.HEIGHT);
            assertThat(bar.y() + bar.height()).isEqualTo(Chart.HEIGHT, Offset.offset(0.11));
        });
    }

    @Test
    void quantilesAreOfTheOthers() {
        Chart chart = Chart.of(needs(1_000, 2_000, 3_000, 4_000), 9_000, Unit.TIME);
        assertThat(chart.quantiles()).isEqualTo(new Chart.Quantiles("2 ms", "3 ms", "4 ms"));
        assertThat(chart.percent()).isZero();
    }

    @Test
    void oneProgramIsAlone() {
        Chart chart = Chart.of(needs(5_000), 5_000, Unit.TIME);
        assertThat(chart.percent()).isZero();
        assertThat(drawn(chart)).hasSize(1);
    }

    private static Distribution needs(long... values) {
        return new Distribution(LongStream.of(values).boxed().toList());
    }

    private static List<Bar> drawn(Chart chart) {
        return chart.bars().stream().filter(bar -> bar.height() > 0).toList();
    }
}
