package dev.grundy.format.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ComparisonFlags;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TokenCheckerTest {
    /**
     * The flags, the answer, the output, and whether it is right. Near the ends of a tolerance, a C++ program with
     * {@code long double} has said so. "·" stands for a space, "¶" for a line feed, "∅" for NUL.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|a b|A··B¶|true",
                "|a b|a¶b|true",
                "|a b|·a b|true",
                "|a|a∅x|false",
                "|a|a∅|false",
                "|é|É|false",
                "|10|010|false",
                "|1.0|1|false",
                "case_sensitive|a|A|false",
                "space_change_sensitive|a b|a··b|false",
                "space_change_sensitive|a b|a b¶|false",
                "space_change_sensitive|a b|A b|true",
                "space_change_sensitive|a b|·a b|false",
                "float_tolerance 1e-2|1|1.005|true",
                "float_tolerance 1e-2|1|1.02|false",
                "float_tolerance 1e-2|1000|1009|true",
                "float_absolute_tolerance 1e-2|1000|1009|false",
                "float_relative_tolerance 1e-2|1000|1009|true",
                "float_relative_tolerance 1e-2|0|0.001|false",
                "float_tolerance 1e-2|-1|-1.001e0|true",
                "float_tolerance 1e-2|1|.999|true",
                "float_tolerance 1e-2|1|1.|true",
                "float_tolerance 1e-2|1|one|false",
                "float_tolerance 1e-2|100|100e|false",
                "float_tolerance 1e-2|0|0e+|false",
                "float_tolerance 1e-2|0|0x0|false",
                "float_tolerance 1e-2|inf|infinity|false",
                "float_tolerance 1e-2|inf|INF|true",
                "float_tolerance 1e-2 case_sensitive|inf|INF|false",
                "float_tolerance 1e-2|nan|nan|true",
                "float_tolerance 1e-2|1|nan|false",
                "float_tolerance 0|0|1e-20000|false",
                "float_tolerance 0|0|0.000|true",
                "float_tolerance 0|100|100.00000000000000000000000000000000000000000001|true",
                "float_tolerance 0|100.00000000000000000000000000000000000000000001|100|true",
                "float_tolerance 0|100|100.0000000000000001|false",
                "float_tolerance 0|-0.1|-0.1000000000000000000000001|true",
                "float_tolerance 0|1e300|1.00000000000000000000000000001e300|true",
                "float_tolerance 0|1e-300|1.00000000000000000000000000001e-300|true",
                "float_tolerance 0|18446744073709551617|18446744073709551616|true",
                "float_tolerance 0|18446744073709551614|18446744073709551615|false",
                "float_tolerance 1e-3|1000|999.000|true",
                "float_tolerance 1e-2|0.004|0.014|true",
                "float_tolerance 1e-3|0.0005|0.0015|false",
                "float_tolerance 1e-9|1e999999999999|1e999999999998|true",
                "float_tolerance 1e-9|1e99999999|-1e99999999|false",
                "float_tolerance 1e-9|1|1e99999999|false",
                "float_tolerance 1e-2|abc|ABC|true",
                "float_tolerance 1e-2|x1|1|false",
            })
    void comparesByTheFormatsRules(String flags, String answer, String output, boolean right) {
        assertThat(checker(flags == null ? "" : flags)
                        .firstDifference(bytes(output), bytes(answer))
                        .isEmpty())
                .isEqualTo(right);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|First|FIRST|true",
                "|1|2|false",
                "case_sensitive|First|FIRST|false",
                "float_tolerance 1e-2|1|1.005|true",
                "float_tolerance 1e-2|1|1.02|false",
            })
    void aWordAloneIsComparedAsWithinAnOutput(String flags, String expected, String word, boolean right) {
        ComparisonFlags parsed = ComparisonFlags.parse(flags == null ? List.of() : List.of(flags.split(" ")));
        assertThat(new TokenChecker(parsed).accepts(word, expected)).isEqualTo(right);
    }

    @Test
    void saysWhichWordDiffers() {
        assertThat(difference("Losing Winning Winning", "Losing Winning Losing"))
                .isEqualTo("3rd word differs: expected 'Losing', found 'Winning'");
    }

    @Test
    void saysThatWordsAreMissing() {
        assertThat(difference("1 2", "1 2 3 4")).isEqualTo("the output ends after 2 words, expected 4");
        assertThat(difference("", "1")).isEqualTo("the output is empty, expected '1'");
    }

    @Test
    void saysThatWordsAreLeftOver() {
        assertThat(difference("1 2", "1")).isEqualTo("the output goes on after the last of 1 word: found '2'");
    }

    @Test
    void countsWordsAsPeopleDo() {
        assertThat(List.of(1, 2, 3, 4, 11, 12, 13, 21, 111, 122))
                .extracting(TokenChecker::ordinal)
                .containsExactly("1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "111th", "122nd");
    }

    @Test
    void readsNumbersOfAMillionDigits() {
        String digits = "1" + "0".repeat(1_000_000);
        assertThat(checker("float_tolerance 1e-6").firstDifference(bytes(digits), bytes("1e1000000")))
                .isEmpty();
    }

    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void seesThatAMillionDigitsAndALetterAreNoNumber() {
        String digits = "1".repeat(4_000_000);
        assertThat(checker("float_tolerance 1e-6").firstDifference(bytes(digits + "x"), bytes("1")))
                .isPresent();
        assertThat(checker("float_tolerance 1e-6").firstDifference(bytes(digits + "." + digits + "x"), bytes("1")))
                .isPresent();
    }

    private static TokenChecker checker(String flags) {
        return new TokenChecker(ComparisonFlags.parse(flags.isBlank() ? List.of() : List.of(flags.split(" "))));
    }

    private static String difference(String output, String answer) {
        return checker("").firstDifference(bytes(output), bytes(answer)).orElseThrow();
    }

    private static byte[] bytes(String text) {
        return text.replace('·', ' ').replace('¶', '\n').replace('∅', '\0').getBytes(StandardCharsets.UTF_8);
    }

    @Test
    void whatNobodyWouldSeeIsCalledByItsName() {
        assertThat(new TokenChecker(ComparisonFlags.parse(List.of()))
                        .firstDifference(
                                "\ufeff1\u00a02\0".getBytes(StandardCharsets.UTF_8),
                                "1 2".getBytes(StandardCharsets.UTF_8)))
                .contains("1st word differs: expected '1', found '⟨BOM⟩1⟨U+00A0 NO-BREAK SPACE⟩2⟨NUL⟩'");
    }
}
