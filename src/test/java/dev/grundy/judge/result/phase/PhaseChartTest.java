package dev.grundy.judge.result.phase;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class PhaseChartTest {
    private static final List<Long> VALUES = List.of(1L, 2L, 3L);

    @Test
    void theTwoParametersThatTellMostAreDrawn() {
        PhaseChart chart = chart(family("random A B C", at -> at.get(0) >= 2 && at.get(2) >= 2));
        assertThat(chart.across()).isEqualTo("A");
        assertThat(chart.up()).contains("C");
        assertThat(chart.cells()).hasSize(9);
        assertThat(texts(chart)).containsOnly("0/6", "6/6");
    }

    @Test
    void ofEqualPairsTheFirstOfTheCallIsDrawn() {
        PhaseChart chart = chart(family("random A B C", at -> at.get(0) + at.get(1) + at.get(2) == 3));
        assertThat(chart.across()).isEqualTo("A");
        assertThat(chart.up()).contains("B");
    }

    @Test
    void theFamilyThatTellsMostIsDrawn() {
        Family even = new Family("even N", List.of("N"), List.of(trial(Verdict.WA, 1), trial(Verdict.AC, 2)));
        Family clear = family("clear A B C", at -> at.get(1) == 3);
        assertThat(chart(even, clear).family()).isEqualTo("clear A B C");
    }

    @Test
    void aFamilyThatVariesInOneParameterIsOneRow() {
        List<PhaseTrial> trials = new ArrayList<>();
        for (long size = 1; size <= 12; size++) {
            trials.add(trial(size < 4 ? Verdict.WA : Verdict.AC, size, 7));
        }
        PhaseChart chart = chart(new Family("tiny N K", List.of("N", "K"), trials));
        assertThat(chart.across()).isEqualTo("N");
        assertThat(chart.up()).isEmpty();
        assertThat(chart.rows()).isEmpty();
        assertThat(chart.columns()).extracting(PhaseChart.Mark::text).startsWith("<1>", "<2>");
        assertThat(chart.cells())
                .hasSize(12)
                .allSatisfy(cell -> assertThat(cell.x() + cell.width()).isLessThanOrEqualTo(PhaseChart.RIGHT))
                .extracting(PhaseChart.Cell::shade)
                .startsWith(3, 3, 3, 0);
    }

    @Test
    void theLeastValuesStandBelowAndAtTheLeft() {
        PhaseChart chart = chart(family("random A B C", at -> at.get(0) == 1 && at.get(1) == 1));
        PhaseChart.Cell failing = chart.cells().stream()
                .filter(cell -> cell.shade() == 3)
                .findFirst()
                .orElseThrow();
        assertThat(failing.x()).isEqualTo(PhaseChart.LEFT);
        assertThat(failing.y() + PhaseChart.ROW).isEqualTo(chart.bottom());
        assertThat(chart.rows().getFirst().at())
                .isGreaterThan(chart.rows().getLast().at());
    }

    @Test
    void shadesTellSomeFromManyAndFromAll() {
        assertThat(shade(0, 6)).isZero();
        assertThat(shade(1, 5)).isEqualTo(1);
        assertThat(shade(3, 3)).isEqualTo(2);
        assertThat(shade(5, 1)).isEqualTo(3);
        assertThat(shade(6, 0)).isEqualTo(3);
    }

    @Test
    void whereNoFamilyShowsBothNothingIsDrawn() {
        Family failing = new Family("a N", List.of("N"), List.of(trial(Verdict.WA, 1), trial(Verdict.WA, 2)));
        Family passing = new Family("b N", List.of("N"), List.of(trial(Verdict.AC, 1), trial(Verdict.AC, 2)));
        assertThat(PhaseChart.of(new PhaseMap(List.of(failing, passing), false), Long::toString))
                .isEqualTo(Optional.empty());
    }

    private static int shade(int failed, int passed) {
        return new PhaseChart.Cell(0, 0, 10, new Tally(failed, passed)).shade();
    }

    private static PhaseChart chart(Family... families) {
        return PhaseChart.of(new PhaseMap(List.of(families), false), value -> "<" + value + ">")
                .orElseThrow();
    }

    private static List<String> texts(PhaseChart chart) {
        return chart.cells().stream().map(PhaseChart.Cell::text).toList();
    }

    /** Every combination of three values, twice. */
    private static Family family(String name, Predicate<List<Long>> fails) {
        List<PhaseTrial> trials = new ArrayList<>();
        for (int time = 0; time < 2; time++) {
            for (long a : VALUES) {
                for (long b : VALUES) {
                    for (long c : VALUES) {
                        trials.add(trial(fails.test(List.of(a, b, c)) ? Verdict.WA : Verdict.AC, a, b, c));
                    }
                }
            }
        }
        return new Family(name, List.of("A", "B", "C"), trials);
    }

    private static PhaseTrial trial(Verdict verdict, long... values) {
        return new PhaseTrial(Arrays.stream(values).boxed().toList(), verdict);
    }
}
