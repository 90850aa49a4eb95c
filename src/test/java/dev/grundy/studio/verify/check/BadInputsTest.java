package dev.grundy.studio.verify.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadInputsTest {
    /** A damage, and what it makes of {@code 3 45\nab c\n}; control characters are written as in Java. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', ignoreLeadingAndTrailingWhitespace = false, textBlock = """
            a space at the start| 3 45\\nab c\\n
            a line end at the start|\\n3 45\\nab c\\n
            a leading zero|03 45\\nab c\\n
            a plus sign|+3 45\\nab c\\n
            a decimal point|3.0 45\\nab c\\n
            a doubled space|3  45\\nab c\\n
            a tab for a space|3\\t45\\nab c\\n
            a space at a line's end|3 45 \\nab c\\n
            CR LF|3 45\\r\\nab c\\r\\n
            no last line end|3 45\\nab c
            a blank line at the end|3 45\\nab c\\n\\n
            a space at the end|3 45\\nab c\\n\s
            a number at the end|3 45\\nab c\\n1\\n
            a word at the end|3 45\\nab c\\nhello\\n
            a NUL at the end|3 45\\nab c\\n\\0
            the last line missing|3 45\\n
            everything twice|3 45\\nab c\\n3 45\\nab c\\n
            """)
    void aDamageIsOneOfForm(String what, String made) {
        assertThat(damaged("3 45\nab c\n").get(what)).isEqualTo(made.translateEscapes());
    }

    @Test
    void aByteOrderMarkIsThatOfUtf8() {
        assertThat(BadInputs.damaged(latin("1\n")).get("a byte order mark"))
                .containsExactly(0xEF, 0xBB, 0xBF, '1', '\n');
    }

    /** The first number that stands alone, or none. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            -5 x7 8y 9 | -5 x7 8y 09
            1.5 2      | 1.5 02
            0          | 00
            -5 x7 1e9  |
            """)
    void aLeadingZeroIsPutBeforeAWholeNumber(String input, String made) {
        assertThat(damaged(input).get("a leading zero")).isEqualTo(made);
    }

    @ParameterizedTest
    @CsvSource({"'', 8", "a, 9", "'a\n', 12", "'a b\n', 14", "'1\n', 15", "'1 2\n3\n', 18"})
    void whatADamageLeavesAsItWasIsLeftOut(String input, int damages) {
        Map<String, String> damaged = damaged(input);

        assertThat(damaged).doesNotContainValue(input);
        assertThat(damaged).hasSize(damages);
    }

    @Test
    void bytesThatAreNoUtf8AreKept() {
        assertThat(BadInputs.damaged(new byte[] {(byte) 0xE4, '\n'}).get("a space at the end"))
                .containsExactly(0xE4, '\n', ' ');
    }

    @Test
    void junkIsTheSameEachTimeAndNeverTwiceTheSame() {
        assertThat(hex(BadInputs.junk())).isEqualTo(hex(BadInputs.junk()));
        assertThat(hex(BadInputs.junk())).doesNotHaveDuplicates().hasSizeGreaterThan(10);
        assertThat(BadInputs.junk().get("1 KiB of random bytes")).hasSize(1024).startsWith(0x35, 0x9D, 0x41, 0xBA);
        assertThat(BadInputs.junk().get("1 KiB of random printable characters"))
                .hasSize(1024)
                .startsWith(latin("M<xL9/9<"));
        assertThat(BadInputs.junk().get("the printable characters"))
                .hasSize(95)
                .startsWith(' ', '!')
                .endsWith('}', '~');
    }

    private static List<String> hex(Map<String, byte[]> inputs) {
        return inputs.values().stream().map(HexFormat.of()::formatHex).toList();
    }

    private static Map<String, String> damaged(String input) {
        return BadInputs.damaged(latin(input)).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, entry -> new String(entry.getValue(), StandardCharsets.ISO_8859_1)));
    }

    private static byte[] latin(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
