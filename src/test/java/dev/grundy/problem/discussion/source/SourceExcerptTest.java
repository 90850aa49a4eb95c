package dev.grundy.problem.discussion.source;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import org.junit.jupiter.api.Test;

/** A line of a source with its neighbours. */
class SourceExcerptTest {
    @Test
    void aLineStandsWithTwoBeforeAndTwoAfterItAsFarAsThereAreAny() {
        String source = "a\r\nb\n\nd\re\nf\n";
        assertThat(excerpt(1, source).lines())
                .extracting(SourceExcerpt.Line::number, SourceExcerpt.Line::text, SourceExcerpt.Line::meant)
                .containsExactly(tuple(1, "a", true), tuple(2, "b", false), tuple(3, "", false));
        assertThat(excerpt(4, source).lines())
                .extracting(SourceExcerpt.Line::text)
                .containsExactly("b", "", "d", "e", "f");
        assertThat(excerpt(6, source).first()).isEqualTo(4);
    }

    @Test
    void thereIsNoLinePastTheEnd() {
        assertThat(SourceExcerpt.of(new SourceLine(1, 2), "a\n")).isEmpty();
        assertThat(SourceExcerpt.of(new SourceLine(1, 999_999), "a")).isEmpty();
        assertThatThrownBy(() -> new SourceLine(1, 0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void longLinesAreCutBetweenCharacters() {
        String dice = "\uD83C\uDFB2".repeat(SourceExcerpt.LONGEST);
        assertThat(excerpt(1, dice).lines().getFirst().text()).isEqualTo(dice);
        assertThat(excerpt(1, dice + "x").lines().getFirst().text()).isEqualTo(dice + "…");
    }

    private static SourceExcerpt excerpt(int line, String source) {
        return SourceExcerpt.of(new SourceLine(1, line), source).orElseThrow();
    }
}
