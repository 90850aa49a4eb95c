package dev.grundy.format.render;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.run.Slow;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a short text that opens very much and closes nothing costs. CPU time of the thread is measured: the load of the machine is no part of it. */
@Slow("renders forty texts several times")
class MarkdownCostTest {
    private static final int LENGTH = 48_000;
    private static final Duration MOST = Duration.ofMillis(300);
    private static final int TRIES = 3;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** What a parser may have to look for the end of, alone and behind each other. */
    private static final List<String> OPENINGS = List.of(
            "<",
            "<a\n",
            "<a ",
            "x<!--",
            "<!--",
            "<a b=\"",
            "[a](<",
            "[x]: <",
            "x<?",
            "x<![CDATA[",
            "x<!A",
            "</a ",
            "<a:",
            "[a\n",
            "%\n",
            "[",
            "![",
            "[a](b \"",
            "[a][",
            "[^a]: b\n",
            "[a]: b '\n",
            "`",
            "*a ",
            "**a_ ",
            "$a",
            "$$a",
            "&a",
            "a|b\n-|-\n",
            "> ",
            "=\n");

    static Stream<String> patterns() {
        Stream<String> pairs = IntStream.range(0, 10).mapToObj(i -> OPENINGS.get(i) + OPENINGS.get(i + 10));
        return Stream.concat(OPENINGS.stream(), pairs);
    }

    @BeforeAll
    static void warmUp() {
        String ordinary = "# a\n\n- *b* [c](d) <b>e</b> $x^2$ `x`\n\n| a | b |\n|--|--|\n| c | d |\n\n";
        for (int i = 0; i < 30; i++) {
            StatementRenderer.fragment(ordinary.repeat(30));
        }
    }

    @ParameterizedTest
    @MethodSource("patterns")
    void whatNothingClosesIsSearchedForNoLongerThanAMoment(String pattern) {
        String text = pattern.repeat(LENGTH / pattern.length());
        Duration least = cpu(text);
        for (int i = 1; i < TRIES && least.compareTo(MOST) >= 0; i++) {
            Duration again = cpu(text);
            least = again.compareTo(least) < 0 ? again : least;
        }
        assertThat(least).isLessThan(MOST);
    }

    @Test
    void thereAreFortyPatterns() {
        assertThat(patterns().distinct()).hasSize(40);
    }

    @Test
    void aTextThatIsRefusedSaysWhy() {
        assertThat(StatementRenderer.fragment("<".repeat(LENGTH))).contains("too many '&lt;' or '](' in one paragraph");
        assertThat(StatementRenderer.fragment("%\n".repeat(LENGTH))).contains("too many lines without an empty line");
    }

    @Test
    void manyLinksAndTagsInManyParagraphsAreNoTrouble() {
        String paragraph = "word [link](https://example.org \"title\") and <b>bold</b>\n".repeat(40) + "\n";
        assertThat(StatementRenderer.fragment(paragraph.repeat(50)))
                .contains("<b>bold</b>")
                .doesNotContain("shown as its source");
    }

    private static Duration cpu(String text) {
        long start = THREADS.getCurrentThreadCpuTime();
        StatementRenderer.fragment(text);
        return Duration.ofNanos(THREADS.getCurrentThreadCpuTime() - start);
    }
}
