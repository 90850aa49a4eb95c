package dev.grundy.format.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TeaserTest {
    private static final String BASE = "/t/";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Both play perfectly. A node is|Both play perfectly.",
                "A move is one of two kinds:|''",
                "Who wins? Say it.|Who wins? Say it.",
                "The player who cannot move <strong>loses.</strong> A node is|The player who cannot move <strong>loses.</strong>",
                "Whoever cannot move <em>loses. A</em> node is|''",
                "Take some, e.g. two of them. Each is|Take some, e.g. two of them.",
                "(One pile holds 1.5 stones.) It is|(One pile holds 1.5 stones.)",
                "One.<br />Two is|One.",
                "First. <math><mi>n</mi></math> is|First.",
                "An open <em>end|''"
            })
    void itsParagraphEndsWithASentence(String paragraph, String shown) {
        Teaser teaser = Teaser.of("<p>" + paragraph + "</p><ul><li>x</li></ul><p>More.</p>", BASE, true);
        assertThat(teaser.paragraph()).isEqualTo(shown.isEmpty() ? "" : "<p>" + shown + "</p>");
    }

    @Test
    void theAuthorMayKeepTheDrawingFromIt() {
        String html = "<p>One.</p><p><img src=\"/t/answer.svg\" alt=\"it tells all\" /></p>";
        assertThat(Teaser.of(html, BASE, true).file()).contains("answer.svg");
        assertThat(Teaser.of(html, BASE, false))
                .satisfies(teaser -> assertThat(teaser.file()).isEmpty())
                .satisfies(teaser -> assertThat(teaser.drawing()).isEmpty())
                .satisfies(teaser -> assertThat(teaser.paragraph()).isEqualTo("<p>One.</p>"));
    }
}
