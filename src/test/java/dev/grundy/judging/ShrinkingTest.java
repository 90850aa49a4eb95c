package dev.grundy.judging;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ShrinkingTest {
    @Test
    void leavesOutLinesAndCountsThem() {
        Predicate<String> valid = input -> {
            List<String> lines = input.lines().toList();
            return !lines.isEmpty() && lines.getFirst().equals(Integer.toString(lines.size() - 1));
        };
        assertThat(shrunk("4\nblue\nred\ngreen\nred\n", valid.and(input -> input.contains("red")))).isEqualTo("1\nred\n");
    }

    @Test
    void leavesOutWordsOfALineAndCountsThem() {
        Predicate<String> valid = input -> {
            String[] words = input.strip().split(" ");
            return words[0].equals(Integer.toString(words.length - 1));
        };
        assertThat(shrunk("4 7 9 8 3\n", valid.and(input -> input.contains(" 9")))).isEqualTo("1 9\n");
    }

    @Test
    void lowersNumbersAsFarAsTheFailureLasts() {
        assertThat(shrunk("1000 -77\n", input -> Stream.of(input.strip().split(" ")).filter(word -> word.matches("-?\\d+"))
                .anyMatch(word -> Integer.parseInt(word) > 36))).isEqualTo("37\n");
    }

    @Test
    void stopsWhenTimeIsUp() {
        assertThat(Shrinking.shrink("5\n", unused -> false, input -> true)).isEqualTo("5\n");
    }

    private static String shrunk(String input, Predicate<String> fails) {
        return Shrinking.shrink(input, unused -> true, fails);
    }
}
