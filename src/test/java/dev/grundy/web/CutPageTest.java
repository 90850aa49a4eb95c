package dev.grundy.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CutPageTest {
    private static final String FIRST = "AAAAAAAAAAAAAAAAAAAAAA";
    private static final String OTHER = "0123456789_-abcdefghij";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "no token in it",
                "AAAAAAAAAAAAAAAAAAAAAA",
                "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
                "<form>AAAAAAAAAAAAAAAAAAAAAA</form><form>AAAAAAAAAAAAAAAAAAAAAA</form>",
                "ends with AAAAAAAAAAAAAAAAAAAAAA",
                "Größe: ÄÖÜ € 𝄞 AAAAAAAAAAAAAAAAAAAAAA ÄÖÜ € 𝄞 AAAAAAAAAAAAAAAAAAAAAA ÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿÿ"
            })
    void othersGetTheTextWithTheirToken(String text) throws IOException {
        CutPage page = CutPage.of(text, FIRST);
        String expected = text.replace(FIRST, OTHER);
        assertThat(new String(page.plain(OTHER), StandardCharsets.UTF_8)).isEqualTo(expected);
        assertThat(unpacked(page.gzip(OTHER))).isEqualTo(expected);
    }

    /** Longer than the 32 KiB that references reach back, with much to refer to across the tokens. */
    @Test
    void longTextsComeBackWhole() throws IOException {
        Random random = new Random(7);
        String text = IntStream.range(0, 4_000)
                .mapToObj(i -> "<tr><td>" + random.nextInt(1_000) + "</td>" + (i % 500 == 3 ? FIRST : "") + "</tr>")
                .collect(Collectors.joining("\n"));
        CutPage page = CutPage.of(text, FIRST);
        assertThat(unpacked(page.gzip(OTHER))).isEqualTo(text.replace(FIRST, OTHER));
        assertThat(page.gzip(OTHER).length).isLessThan(text.length() / 3);
    }

    /** BREACH: a token that stands in the text too is no shorter. */
    @Test
    void theLengthTellsNothingOfTheToken() {
        CutPage page = CutPage.of("<a href=\"/problems?text=" + OTHER + "\"><form>" + FIRST + "</form>", FIRST);
        assertThat(page.gzip(OTHER)).hasSameSizeAs(page.gzip("jihgfedcba-_9876543210"));
        assertThat(new String(page.gzip(OTHER), StandardCharsets.ISO_8859_1))
                .as("as it is")
                .contains(OTHER);
    }

    @Test
    void aTokenOfAnotherLengthIsRefused() {
        CutPage page = CutPage.of(FIRST, FIRST);
        assertThatThrownBy(() -> page.gzip("short"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the token has 5 characters, the page's had 22");
    }

    private static String unpacked(byte[] gzip) throws IOException {
        try (GZIPInputStream text = new GZIPInputStream(new ByteArrayInputStream(gzip))) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
