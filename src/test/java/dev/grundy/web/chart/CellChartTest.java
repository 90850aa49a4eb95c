package dev.grundy.web.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.web.chart.CellChart.Value;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CellChartTest {
    @Test
    void columnsBeginAtTheLeftAndRowsBelow() {
        CellChart chart = CellChart.of(
                List.of("1", "2"), List.of("low", "high"), List.of(new Value(0, 0, 1, 2), new Value(1, 1, 0, 2)));
        CellChart.Cell first = chart.cells().getFirst();
        CellChart.Cell last = chart.cells().getLast();
        assertThat(first.x()).isEqualTo(CellChart.LEFT);
        assertThat(first.y() + CellChart.ROW).isEqualTo(chart.bottom());
        assertThat(first.text()).isEqualTo("1/2");
        assertThat(last.x()).isGreaterThan(first.x() + first.width());
        assertThat(last.y()).isEqualTo(CellChart.TOP);
    }

    @Test
    void marksStandBesideTheMiddleOfTheirCells() {
        CellChart chart = CellChart.of(List.of("1"), List.of("low"), List.of(new Value(0, 0, 0, 1)));
        CellChart.Cell cell = chart.cells().getFirst();
        assertThat(chart.columns()).containsExactly(new AxisMark(cell.middle(), "1"));
        assertThat(chart.rows()).containsExactly(new AxisMark(cell.centre(), "low"));
    }

    @Test
    void manyColumnsKeepWithinTheDrawing() {
        List<String> columns = IntStream.range(0, 40).mapToObj(String::valueOf).toList();
        CellChart.Cell last = CellChart.of(columns, List.of(), List.of(new Value(39, 0, 0, 1)))
                .cells()
                .getFirst();
        assertThat(last.x() + last.width()).isLessThanOrEqualTo(CellChart.RIGHT);
    }

    @Test
    void aChartWithoutRowsHasOneWithoutAMark() {
        CellChart chart = CellChart.of(List.of("1"), List.of(), List.of(new Value(0, 0, 0, 1)));
        assertThat(chart.rows()).isEmpty();
        assertThat(chart.bottom()).isEqualTo(CellChart.TOP + CellChart.ROW);
    }

    @ParameterizedTest
    @CsvSource({"0, 6, 0", "1, 6, 1", "2, 6, 1", "3, 6, 2", "5, 6, 3", "6, 6, 3"})
    void shadesTellSomeFromManyAndFromAll(int part, int whole, int shade) {
        assertThat(new Value(0, 0, part, whole).shade()).isEqualTo(shade);
    }

    @ParameterizedTest
    @CsvSource({"-1, 2", "3, 2", "0, 0"})
    void whatIsNoPartIsRefused(int part, int whole) {
        assertThatThrownBy(() -> new Value(0, 0, part, whole)).hasMessage(part + " is no part of " + whole);
    }
}
