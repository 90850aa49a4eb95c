package dev.grundy.format.writeup;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MendingTest {
    private static final String WHOLE = "📋 ✅ → ≤ – “x” é ü × · ½ … € 日本 🌍 𝑛";

    private static String readAs(Charset wrong, String text) {
        return new String(text.getBytes(UTF_8), wrong);
    }

    @Test
    void textThatWasReadAsLatin1IsPutRight() {
        assertThat(Mending.of(readAs(ISO_8859_1, WHOLE)).text()).isEqualTo(WHOLE);
    }

    @Test
    void textThatWasReadAsWindows1252IsPutRight() {
        String whole = "📋 → ≤ – “x é ü × · ½ … €";
        assertThat(Mending.of(readAs(Charset.forName("windows-1252"), whole)).text())
                .isEqualTo(whole);
    }

    @Test
    void textThatWasBrokenTwiceIsPutRight() {
        assertThat(Mending.of(readAs(ISO_8859_1, readAs(ISO_8859_1, WHOLE))).text())
                .isEqualTo(WHOLE);
    }

    @Test
    void aCrossWhoseMiddleByteWasDroppedIsPutRight() {
        assertThat(Mending.of("- âŒ Wrong").text()).isEqualTo("- ❌ Wrong");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                WHOLE,
                "« voilà\u00a0»",
                "CAFÉ – MENÜ — Größe, naïve Ångström",
                "int main() { return 0; } // à faire",
                "x²+y² ≤ 5°",
                ""
            })
    void textThatIsWholeStaysAsItIs(String text) {
        Mending.Mended mended = Mending.of(text);
        assertThat(mended.text()).isEqualTo(text);
        assertThat(mended.characters()).isZero();
    }

    @Test
    void linesOfMendedAndOfLostCharactersAreTold() {
        Mending.Mended mended = Mending.of("a\nâ†’ and â†’\nb\uFFFD\n");

        assertThat(mended.lines()).containsExactly(2);
        assertThat(mended.characters()).isEqualTo(2);
        assertThat(mended.lost()).containsExactly(3);
    }
}
