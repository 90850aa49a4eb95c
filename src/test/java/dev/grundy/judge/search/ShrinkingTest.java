package dev.grundy.judge.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
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
        assertThat(shrunk("4\nblue\nred\ngreen\nred\n", valid.and(input -> input.contains("red"))))
                .isEqualTo("1\nred\n");
    }

    @Test
    void leavesOutTestCasesOfSeveralLines() {
        AtomicInteger asked = new AtomicInteger();
        String shrunk = shrunk("100\n" + "1\n5\n".repeat(70) + "1\n6\n" + "1\n5\n".repeat(29), input -> {
            asked.incrementAndGet();
            List<String> lines = input.lines().toList();
            return lines.size() == 1 + 2 * Integer.parseInt(lines.getFirst()) && lines.contains("6");
        });
        assertThat(shrunk).isEqualTo("1\n0\n6\n");
        assertThat(asked.get()).isLessThan(200);
    }

    @Test
    void leavesOutTestCasesOfDifferentLengths() {
        assertThat(shrunk(
                        "3\n2\n7\n7\n3\n7\n9\n7\n4\n7\n7\n7\n7\n",
                        input -> areCases(input.lines().toList()) && input.contains("9")))
                .isEqualTo("1\n2\n0\n9\n");
    }

    /** Each a count of at least 2, and so many lines. */
    private static boolean areCases(List<String> lines) {
        int at = 1;
        int cases = 0;
        while (at < lines.size()) {
            int count = Integer.parseInt(lines.get(at));
            if (count < 2) {
                return false;
            }
            at += 1 + count;
            cases++;
        }
        return at == lines.size() && lines.getFirst().equals(Integer.toString(cases));
    }

    @Test
    void leavesOutWordsOfALineAndCountsThem() {
        Predicate<String> valid = input -> {
            String[] words = input.strip().split(" ");
            return words[0].equals(Integer.toString(words.length - 1));
        };
        assertThat(shrunk("4 7 9 8 3\n", valid.and(input -> input.contains(" 9"))))
                .isEqualTo("1 9\n");
    }

    @Test
    void lowersNumbersAsFarAsTheFailureLasts() {
        assertThat(shrunk(
                        "1000 -77\n",
                        input -> Stream.of(input.strip().split(" "))
                                .filter(word -> word.matches("-?\\d+"))
                                .anyMatch(word -> Integer.parseInt(word) > 36)))
                .isEqualTo("37\n");
    }

    @Test
    void makesAThousandWordsShortInFewSteps() {
        AtomicInteger asked = new AtomicInteger();
        String thousand = "1000\n" + "7 ".repeat(999) + "7\n";
        String shrunk = shrunk(thousand, input -> {
            asked.incrementAndGet();
            List<String> lines = input.lines().toList();
            int words = lines.size() == 2 ? lines.get(1).split(" ").length : 0;
            return words >= 130 && lines.getFirst().equals(Integer.toString(words));
        });
        assertThat(shrunk).isEqualTo("130\n" + "0 ".repeat(129) + "0\n");
        assertThat(asked.get()).isLessThan(10_000);
    }

    @Test
    void findsALargeNumbersBoundaryInFewSteps() {
        AtomicInteger asked = new AtomicInteger();
        assertThat(shrunk("900000000000\n", input -> {
                    asked.incrementAndGet();
                    return input.strip().matches("\\d{1,15}") && Long.parseLong(input.strip()) >= 1L << 31;
                }))
                .isEqualTo("2147483648\n");
        assertThat(asked.get()).isLessThan(500);
    }

    @Test
    void stopsWhenTimeIsUp() {
        assertThat(Shrinking.shrink("5\n", () -> false, input -> true)).isEqualTo("5\n");
    }

    private static String shrunk(String input, Predicate<String> fails) {
        return Shrinking.shrink(input, () -> true, fails);
    }
}
