package dev.grundy.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TriedTest {
    /** Five stones: the second of the three moves wins. */
    private static final OpenPuzzle PUZZLE = Games.puzzle(Games.stones(8), 3);

    @Test
    void whatWasTriedIsTheAddress() {
        Tried once = Tried.NOTHING.and(2, PUZZLE);
        assertThat(once.address(PUZZLE, PuzzleFilter.NONE)).isEqualTo("/puzzles/7?tried=2");
        assertThat(once.isSolved(PUZZLE)).isFalse();
        Tried solved = once.and(1, PUZZLE);
        assertThat(solved.address(PUZZLE, PuzzleFilter.NONE)).isEqualTo("/puzzles/7?tried=2.1");
        assertThat(solved.isSolved(PUZZLE)).isTrue();
        assertThat(Tried.of("2.1", PUZZLE)).contains(solved);
        assertThat(Tried.of("", PUZZLE)).contains(Tried.NOTHING);
        assertThat(Tried.NOTHING.address(PUZZLE, PuzzleFilter.NONE)).isEqualTo("/puzzles/7");
    }

    @Test
    void theAddressKeepsWhatTheReaderWantsNext() {
        PuzzleFilter filter = PuzzleFilter.of("long-win", "nim");
        assertThat(Tried.NOTHING.address(PUZZLE, filter)).isEqualTo("/puzzles/7?theme=long-win&problem=nim");
        assertThat(Tried.NOTHING.and(2, PUZZLE).address(PUZZLE, filter))
                .isEqualTo("/puzzles/7?tried=2&theme=long-win&problem=nim");
        assertThat(filter.next(7)).isEqualTo("/puzzles/next?after=7&theme=long-win&problem=nim");
    }

    @Test
    void theSameMoveTwiceCountsOnceAndNothingFollowsTheSolution() {
        assertThat(Tried.NOTHING.and(2, PUZZLE).and(2, PUZZLE).moves()).isEqualTo(List.of(2));
        assertThat(Tried.NOTHING.and(1, PUZZLE).and(2, PUZZLE).moves()).isEqualTo(List.of(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"3", "0.0", "1.2", "x", "0.", ".0", "-1", "0..2", "99999", "0.2.0", " 0", "\u0660"})
    void whatMakesNoSenseIsNothing(String text) {
        assertThat(Tried.of(text, PUZZLE)).isEmpty();
    }
}
