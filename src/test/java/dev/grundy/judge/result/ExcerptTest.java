package dev.grundy.judge.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class ExcerptTest {
    @Test
    void whatFitsIsNotCut() {
        String excerpt = Excerpt.ofData("1\n2\n".getBytes(StandardCharsets.UTF_8));
        assertThat(Excerpt.isCut(excerpt)).isFalse();
        assertThat(Excerpt.wholeLines(excerpt)).isEqualTo("1\n2\n");
    }

    @Test
    void ofWhatIsCutTheWholeLinesAreKnown() {
        String excerpt = Excerpt.ofData("123456789\n".repeat(5000).getBytes(StandardCharsets.UTF_8));
        assertThat(Excerpt.isCut(excerpt)).isTrue();
        assertThat(Excerpt.wholeLines(excerpt)).isEqualTo("123456789\n".repeat(Excerpt.DATA_BYTES / 10));
    }

    @Test
    void ofOneLongLineTheWholeWordsAreKnown() {
        String excerpt = Excerpt.ofData("1234567 ".repeat(5000).concat("x").getBytes(StandardCharsets.UTF_8));
        assertThat(Excerpt.wholeLines(excerpt)).isEqualTo("1234567 ".repeat(Excerpt.DATA_BYTES / 8));
        String cutInAWord = Excerpt.ofData("1234567890 ".repeat(5000).getBytes(StandardCharsets.UTF_8));
        assertThat(Excerpt.wholeLines(cutInAWord)).endsWith("1234567890 ").hasSize(Excerpt.DATA_BYTES / 11 * 11);
    }

    @Test
    void ofDataWhoseBeginningAloneIsAtHandItSaysHowMuchIsMissing() {
        byte[] beginning = "é".repeat(600).getBytes(StandardCharsets.UTF_8);
        assertThat(Excerpt.ofPreview(beginning, 3 << 20))
                .startsWith("é".repeat(512))
                .endsWith("\n… (2.9 MiB more)");
        assertThat(Excerpt.ofPreview("12".getBytes(StandardCharsets.UTF_8), 2)).isEqualTo("12");
        assertThat(Excerpt.ofPreview(("x" + "é".repeat(600)).getBytes(StandardCharsets.UTF_8)))
                .as("no letter is cut in two")
                .startsWith("x" + "é".repeat(511) + "\n…");
    }

    @Test
    void aWordWithoutEndIsNotCompared() {
        String excerpt = Excerpt.ofData("x".repeat(20_000).getBytes(StandardCharsets.UTF_8));
        assertThat(Excerpt.wholeLines(excerpt)).isEmpty();
    }
}
