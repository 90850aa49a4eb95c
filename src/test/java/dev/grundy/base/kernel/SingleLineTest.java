package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SingleLineTest {
    @Test
    void whatIsShortEnoughAndPrintedStaysAsItIs() {
        assertThat(SingleLine.of("Ünïcode, 山 and 😀", 17)).isEqualTo("Ünïcode, 山 and 😀");
    }

    /** Control characters of both ranges, a new line of Unicode's own, marks that turn the direction, half a character. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a\r\nb",
                "a\0b",
                "a\u007fb",
                "a\u0085b",
                "a\u009bb",
                "a\u2028b",
                "a\u202eb",
                "a\u2066b",
                "a\ufeffb",
                "a\ud83db",
                "a\ude00b",
                " \u200b ab\t"
            })
    void whatIsNotPrintedGoes(String text) {
        assertThat(SingleLine.of(text, 10)).isEqualTo("ab");
    }

    @Test
    void aCutLeavesNoHalfOfACharacter() {
        for (int longest = 0; longest <= 9; longest++) {
            String line = SingleLine.of("😀a😀😀b😀", longest);
            assertThat(line.length()).isLessThanOrEqualTo(longest).isGreaterThanOrEqualTo(longest - 1);
            assertThat(new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8))
                    .as("only whole characters survive UTF-8")
                    .isEqualTo(line);
        }
    }

    @Test
    void aCutLeavesNoBlankAtItsEnd() {
        assertThat(SingleLine.of("one two", 4)).isEqualTo("one");
    }
}
