package dev.grundy.web.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.grundy.web.chart.LogChart.Kind;
import dev.grundy.web.chart.LogChart.Value;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class LogChartTest {
    @Test
    void whatDoublesAlongBothAxesIsAStraightLine() {
        LogChart chart = chart(OptionalDouble.empty(), value(1, 10), value(2, 20), value(4, 40), value(8, 80));
        List<LogChart.Dot> dots = chart.traces().getLast().dots();
        double step = dots.get(1).x() - dots.get(0).x();
        double rise = dots.get(0).y() - dots.get(1).y();
        for (int i = 2; i < dots.size(); i++) {
            assertThat(dots.get(i).x() - dots.get(i - 1).x()).isCloseTo(step, within(0.11));
            assertThat(dots.get(i - 1).y() - dots.get(i).y()).isCloseTo(rise, within(0.11));
        }
        assertThat(dots.getLast().x()).isEqualTo(LogChart.RIGHT);
        assertThat(chart.traces().getLast().path()).startsWith("M70.0 190.0L");
    }

    @Test
    void theLeftAxisIsMarkedAtPowersOfTen() {
        LogChart chart = chart(OptionalDouble.empty(), value(1, 30), value(2, 4_000));
        assertThat(chart.values()).extracting(AxisMark::text).containsExactly("10", "100", "1000", "10000");
        assertThat(chart.values().getFirst().at()).isEqualTo(LogChart.BOTTOM);
        assertThat(chart.values().getLast().at()).isEqualTo(LogChart.TOP);
    }

    @Test
    void ofManySizesAFewAreMarkedAndTheLargestAlways() {
        LogChart chart = chart(
                OptionalDouble.empty(),
                value(1, 1),
                value(2, 1),
                value(4, 1),
                value(8, 1),
                value(16, 1),
                value(32, 1),
                value(64, 1));
        assertThat(chart.sizes()).extracting(AxisMark::text).containsExactly("1", "4", "16", "64");
    }

    @Test
    void theLimitIsDrawnWhereTheValuesComeNearIt() {
        assertThat(chart(OptionalDouble.of(2_000), value(1, 30), value(2, 1_500))
                        .limit())
                .isBetween((double) LogChart.TOP, (double) LogChart.BOTTOM);
        assertThat(chart(OptionalDouble.of(2_000), value(1, 3), value(2, 15)).limit())
                .isNull();
    }

    @Test
    void oneValueOfOneSizeIsDrawnInTheMiddle() {
        LogChart chart = chart(OptionalDouble.empty(), value(5, 10));
        assertThat(chart.traces().getLast().dots())
                .singleElement()
                .satisfies(dot -> assertThat(dot.x()).isEqualTo((LogChart.LEFT + 12 + LogChart.RIGHT) / 2.0));
        assertThat(chart.values()).hasSize(2);
    }

    @Test
    void theMainTraceIsDrawnLast() {
        LogChart chart = LogChart.of(
                List.of(value(1, 10)),
                List.of(new Value(2, 10, Kind.ENDED)),
                OptionalDouble.empty(),
                1,
                LogChartTest::text,
                LogChartTest::text);
        assertThat(chart.traces()).extracting(LogChart.Trace::main).containsExactly(false, true);
        assertThat(chart.traces().getFirst().dots()).singleElement().matches(LogChart.Dot::isEnded);
    }

    private static LogChart chart(OptionalDouble limit, Value... main) {
        return LogChart.of(List.of(main), List.of(), limit, 1, LogChartTest::text, LogChartTest::text);
    }

    private static Value value(int size, double value) {
        return new Value(size, value, Kind.COUNTED);
    }

    private static String text(double value) {
        return Long.toString(Math.round(value));
    }
}
