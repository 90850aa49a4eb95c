package dev.grundy.format.difference;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MergeTest {
    private static final Merge.Names NAMES = new Merge.Names("mine", "theirs");

    private static Merge merge(String base, String mine, String theirs) {
        return Merge.of(base, mine, theirs, NAMES).orElseThrow();
    }

    /** Lines are letters here; the expected text is written out by hand. */
    @ParameterizedTest
    @CsvSource(
            emptyValue = "",
            value = {
                "abcde, aXcde, abcdY, aXcdY",
                "abcde, abcde, abXde, abXde",
                "abcde, acde, abcde, acde",
                "abcde, Xabcde, abcdeY, XabcdeY",
                "abcde, abXYZcde, abcd, abXYZcd",
                "abcde, aXcde, aXcde, aXcde",
                "abcdefgh, bcdefgX, abcZefgh, bcZefgX"
            })
    void changesApartFromEachOtherAreBothTaken(String base, String mine, String theirs, String merged) {
        assertThat(merge(lines(base), lines(mine), lines(theirs))).isEqualTo(new Merge(lines(merged), 0));
        assertThat(merge(lines(base), lines(theirs), lines(mine))).isEqualTo(new Merge(lines(merged), 0));
    }

    @Test
    void differentChangesOfOneLineStandBetweenMarks() {
        assertThat(merge("a\nb\nc\n", "a\nX\nc\n", "a\nY\nc\n"))
                .isEqualTo(new Merge("a\n<<<<<<< mine\nX\n=======\nY\n>>>>>>> theirs\nc\n", 1));
    }

    @Test
    void aLineThatOneRemovedAndAnotherChangedIsNotLost() {
        assertThat(merge("a\nb\nc\n", "a\nc\n", "a\nY\nc\n").text()).contains("Y", "<<<<<<< mine");
    }

    @Test
    void whatBothBeganAlikeStandsOnceAndTheRestBetweenMarks() {
        assertThat(merge("", "c\n", "b\na\nc\n"))
                .isEqualTo(new Merge("<<<<<<< mine\n=======\nb\na\n>>>>>>> theirs\nc\n", 1));
        assertThat(merge("", "b\n", "b\na\na\n"))
                .isEqualTo(new Merge("b\n<<<<<<< mine\n=======\na\na\n>>>>>>> theirs\n", 1));
    }

    @Test
    void whatIsMissingAtTheEndStaysMissing() {
        assertThat(merge("a\nb", "X\nb", "a\nb\n").text()).isEqualTo("X\nb\n");
    }

    @Test
    void textsTooLongToMergeInTimeAreNotMerged() {
        String large = "line\n".repeat(5000);
        assertThat(Merge.of(large, large, large, NAMES)).isEmpty();
    }

    /** A change of one side alone comes out, of any kind. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void oneSidesChangesComeOutAsTheyAre(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 200; i++) {
            String base = any(random);
            String changed = any(random);
            assertThat(merge(base, changed, base)).isEqualTo(new Merge(changed, 0));
            assertThat(merge(base, base, changed)).isEqualTo(new Merge(changed, 0));
            assertThat(merge(base, changed, changed)).isEqualTo(new Merge(changed, 0));
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void noLineThatSomebodyWroteIsLost(int seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            String base = any(random);
            String mine = any(random);
            String theirs = any(random);
            Set<String> written = Stream.of(mine, theirs)
                    .flatMap(String::lines)
                    .filter(line -> base.lines().noneMatch(line::equals))
                    .collect(Collectors.toSet());
            assertThat(merge(base, mine, theirs).text().lines().toList()).containsAll(written);
        }
    }

    private static String any(Random random) {
        return IntStream.range(0, random.nextInt(12))
                .mapToObj(line -> String.valueOf("abc".charAt(random.nextInt(3))))
                .collect(Collectors.joining("\n"));
    }

    private static String lines(String letters) {
        return letters.chars().mapToObj(letter -> (char) letter + "\n").collect(Collectors.joining());
    }
}
