package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class Utf8PlaceTest {
    /** Those at which the rules change, RFC 3629, 4. */
    private static final int[] EDGES = {
        0x00, 0x0A, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE,
        0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF
    };

    @Test
    void takesWhatTheDecoderOfTheJdkTakesAndNothingElse() {
        byte[] bytes = new byte[4];
        for (int number = 0; number < Math.pow(EDGES.length, bytes.length); number++) {
            int rest = number;
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = (byte) EDGES[rest % EDGES.length];
                rest /= EDGES.length;
            }
            if (takes(bytes) != isUtf8(bytes)) {
                assertThat(takes(bytes))
                        .as("%02x %02x %02x %02x", bytes[0], bytes[1], bytes[2], bytes[3])
                        .isEqualTo(isUtf8(bytes));
            }
        }
    }

    @Test
    void countsLinesAndCharactersFromOne() {
        Utf8Place place = new Utf8Place();
        for (byte next : "a\u00e9\uD83C\uDFB2\nb".getBytes(StandardCharsets.UTF_8)) {
            assertThat(place.goesOnWith(next & 0xFF)).isTrue();
        }
        assertThat(place.line()).isEqualTo(2);
        assertThat(place.column()).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({
        "63 61 66 E9,       1, 4, 4, 0xE9",
        "61 0D 0A C3 A9 FF, 2, 2, 6, 0xFF",
        "F0 9F 8E B2 E2 82, 1, 2, 5, 0xE2",
        "FF FE 61 00,       1, 1, 1, 0xFF"
    })
    void theFirstWrongCharacterIsToldByLineColumnAndByte(String hex, int line, int column, int number, String value) {
        assertThat(Utf8Place.firstWrong(bytes(hex))).contains(new Utf8Place.Wrong(line, column, number, value));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "61", "EF BB BF 61 0A", "C3 A9 F0 9F 8E B2"})
    void textHasNoWrongCharacter(String hex) {
        assertThat(Utf8Place.firstWrong(bytes(hex))).isEmpty();
    }

    private static byte[] bytes(String hex) {
        return HexFormat.ofDelimiter(" ").parseHex(hex);
    }

    private static boolean takes(byte[] bytes) {
        Utf8Place place = new Utf8Place();
        for (byte next : bytes) {
            if (!place.goesOnWith(next & 0xFF)) {
                return false;
            }
        }
        return place.mayEnd();
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
