package dev.grundy.format.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

class SourceCheckTest {
    private final Language cpp = Languages.standard().find("cpp").orElseThrow();
    private final Language python = Languages.standard().find("python").orElseThrow();

    @Test
    void rejectsSourceOver64KiB() {
        assertThat(refusal(new byte[64 * 1024 + 1])).contains("64.0 KiB are allowed");
        assertThat(check("x".repeat(64 * 1024), python)).isInstanceOf(SourceCheck.Result.Fine.class);
    }

    @Test
    void rejectsAnEmptySource() {
        assertThat(refusal("")).startsWith("The source is empty");
        assertThat(refusal(" \n\t\n")).startsWith("The source is empty");
    }

    @Test
    void rejectsWhatIsNotUtf8WithThePlace() {
        assertThat(refusal(new byte[] {'a', 'b', (byte) 0xE9, 'c'}))
                .contains("not UTF-8")
                .contains("line 1, column 3 (byte 3, 0xE9)");
    }

    @Test
    void rejectsNulWithThePlace() {
        assertThat(refusal("int a;\nin\0t b;\n")).contains("NUL character at line 2, column 3");
    }

    @Test
    void dropsTheByteOrderMarkAndCarriageReturns() {
        assertThat(fine("\uFEFFint a;\r\nint b;\r", cpp)).isEqualTo("int a;\nint b;\n");
    }

    @Test
    void turnsNoBreakSpacesIntoSpacesOutsideOfLiteralsOnly() {
        assertThat(fine("int\u00A0a; char* s = \"x\u00A0y\"; // \u00A0", cpp))
                .isEqualTo("int a; char* s = \"x\u00A0y\"; // \u00A0");
    }

    @Test
    void straightensCurlyQuotesThatDelimitALiteral() {
        assertThat(fine("puts(\u201Chi\u201D); char c = \u2018x\u2019;", cpp)).isEqualTo("puts(\"hi\"); char c = 'x';");
    }

    @Test
    void keepsCurlyQuotesInsideLiteralsAndComments() {
        String source = "print('\u201Chi\u201D')  # it\u2019s\n\"\"\"\n\u2018\n\"\"\"\n";
        assertThat(fine(source, python)).isEqualTo(source);
    }

    @Test
    void namesLineAndColumnOfACurlyQuoteWithoutPartner() {
        assertThat(refusal("int a;\nputs(\u201Chi\");\n")).contains("line 2, column 6");
    }

    @Test
    void isNotMisledByDigitSeparatorsAndRawStrings() {
        String source = "int a = 1'000'000;\u0020auto s = R\"x(\" \u201C )x\"; int b;";
        assertThat(fine(source, cpp)).isEqualTo(source);
        assertThat(fine("int a = 0xFF'FF;\u00A0int b;", cpp)).isEqualTo("int a = 0xFF'FF; int b;");
    }

    /** Looking back from each quote to the start of the number would take hours. */
    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void readsNumbersOfMillionsOfSeparatorsOnce() {
        String source = "int a = " + "1'".repeat(4_000_000) + "1;\u00A0";
        assertThat(SourceCheck.check(SourceText.of(source), cpp, MemorySize.ofMebibytes(16)))
                .isEqualTo(new SourceCheck.Result.Fine(SourceText.of(source.replace('\u00A0', ' '))));
    }

    @Test
    void tellsSeparatorsFromCharactersNextToNumbers() {
        assertThat(fine("int a = 1'0'0 + u'\u00A0' + 1'0;\u00A0char b = u8'1';\u00A0", cpp))
                .isEqualTo("int a = 1'0'0 + u'\u00A0' + 1'0; char b = u8'1'; ");
    }

    /** The word before the parenthesis of a raw string has at most 16 characters. */
    @Test
    void takesOnlyRawStringsForRawStrings() {
        assertThat(fine("auto s = R\"0123456789abcdef(\u00A0\")0123456789abcdef\";\u00A0", cpp))
                .isEqualTo("auto s = R\"0123456789abcdef(\u00A0\")0123456789abcdef\"; ");
        assertThat(fine("auto s = BAR\"no raw string, as it is long (\u00A0\";\u00A0", cpp))
                .isEqualTo("auto s = BAR\"no raw string, as it is long (\u00A0\"; ");
    }

    private String refusal(String text) {
        return refusal(text.getBytes(StandardCharsets.UTF_8));
    }

    private String refusal(byte[] content) {
        return ((SourceCheck.Result.Refused) SourceCheck.check(SourceText.ofBytes(content), cpp, SourceCheck.LARGEST))
                .reason();
    }

    private static SourceCheck.Result check(String text, Language language) {
        return SourceCheck.check(SourceText.of(text), language, MemorySize.ofKibibytes(64));
    }

    private static String fine(String text, Language language) {
        return ((SourceCheck.Result.Fine) check(text, language)).source().text();
    }
}
