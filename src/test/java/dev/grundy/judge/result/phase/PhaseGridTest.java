package dev.grundy.judge.result.phase;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.grundy.base.kernel.Verdict;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

class PhaseGridTest {
    private static final List<Long> VALUES = List.of(1L, 2L, 3L);

    @Test
    void theTwoParametersThatTellMostAreChosen() {
        PhaseGrid grid = grid(family("random A B C", at -> at.get(0) >= 2 && at.get(2) >= 2));
        assertThat(grid.across()).isEqualTo("A");
        assertThat(grid.up()).contains("C");
        assertThat(grid.cells()).hasSize(9);
        assertThat(texts(grid)).containsOnly("0/6", "6/6");
    }

    @Test
    void ofEqualPairsTheFirstOfTheCallIsChosen() {
        PhaseGrid grid = grid(family("random A B C", at -> at.get(0) + at.get(1) + at.get(2) == 3));
        assertThat(grid.across()).isEqualTo("A");
        assertThat(grid.up()).contains("B");
    }

    @Test
    void theFamilyThatTellsMostIsChosen() {
        Family even = new Family("even N", List.of("N"), List.of(trial(Verdict.WA, 1), trial(Verdict.AC, 2)));
        Family clear = family("clear A B C", at -> at.get(1) == 3);
        assertThat(grid(even, clear).family()).isEqualTo("clear A B C");
    }

    @Test
    void aFamilyThatVariesInOneParameterIsOneRow() {
        List<PhaseTrial> trials = new ArrayList<>();
        for (long size = 1; size <= 12; size++) {
            trials.add(trial(size < 4 ? Verdict.WA : Verdict.AC, size, 7));
        }
        PhaseGrid grid = grid(new Family("tiny N K", List.of("N", "K"), trials));
        assertThat(grid.across()).isEqualTo("N");
        assertThat(grid.up()).isEmpty();
        assertThat(grid.rows()).isEmpty();
        assertThat(grid.columns()).startsWith(1L, 2L).hasSize(12);
        assertThat(grid.cells())
                .hasSize(12)
                .allSatisfy(cell -> assertThat(cell.row()).isZero());
        assertThat(texts(grid)).startsWith("1/1", "1/1", "1/1", "0/1");
    }

    @Test
    void columnsAndRowsCountFromTheLeastValue() {
        PhaseGrid grid = grid(family("random A B C", at -> at.get(0) == 1 && at.get(1) == 2));
        assertThat(grid.columns()).isEqualTo(VALUES);
        assertThat(grid.rows()).isEqualTo(VALUES);
        assertThat(grid.cells())
                .filteredOn(cell -> cell.tally().failed() > 0)
                .extracting(PhaseGrid.Cell::column, PhaseGrid.Cell::row)
                .containsExactly(tuple(0, 1));
    }

    @Test
    void whereNoFamilyShowsBothNothingIsChosen() {
        Family failing = new Family("a N", List.of("N"), List.of(trial(Verdict.WA, 1), trial(Verdict.WA, 2)));
        Family passing = new Family("b N", List.of("N"), List.of(trial(Verdict.AC, 1), trial(Verdict.AC, 2)));
        assertThat(PhaseGrid.of(new PhaseMap(List.of(failing, passing), false))).isEqualTo(Optional.empty());
    }

    private static PhaseGrid grid(Family... families) {
        return PhaseGrid.of(new PhaseMap(List.of(families), false)).orElseThrow();
    }

    private static List<String> texts(PhaseGrid grid) {
        return grid.cells().stream()
                .map(cell -> cell.tally().failed() + "/" + cell.tally().total())
                .toList();
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
