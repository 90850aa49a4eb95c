package dev.grundy.judge.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BoundaryValuesTest {
    @Test
    void keepsNumbersOfALineTogether() {
        assertThat(BoundaryValues.near("3\n1 2 -1\n"))
                .contains("3\n16777217 16777218 16777215\n", "3\n9007199254740993 9007199254740994 9007199254740991\n");
    }

    @Test
    void putsEachBoundInThePlaceOfEachNumber() {
        assertThat(BoundaryValues.near("a 5\n7\n"))
                .contains("a 16777217\n7\n", "a 2147483648\n7\n", "a 5\n2147483647\n", "a 5\n9007199254740993\n")
                .doesNotContain("a 5\n7\n")
                .doesNotHaveDuplicates();
    }

    @Test
    void leavesWordsAndFractionsAlone() {
        assertThat(BoundaryValues.near("x1 2y 3.5 -\n")).isEmpty();
    }

    @Test
    void triesFewOfManyNumbers() {
        assertThat(BoundaryValues.near("1 ".repeat(10_000)).size()).isLessThan(200);
    }
}
