package dev.grundy.format.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SourceTextTest {
    private static final Language PYTHON = Languages.standard().find("python").orElseThrow();

    @ParameterizedTest
    @ValueSource(strings = {"", "print(1)\n", "# \u00e9\u20ac\ud83d\ude00 \ufffd"})
    void aTextStaysWhatItIs(String text) {
        assertThat(SourceText.of(text).bytes()).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00e9\ud800", "\u00e9\udc00x", "\u00e9\ud800\ud800\udc00"})
    void halfOfASurrogatePairIsRefusedWithItsPlace(String text) {
        assertThat(refused(SourceText.of(text))).contains("line 1, column 2 (byte 3, 0xFF)");
    }

    @Test
    void aSourceWithNothingToPutRightGoesOnAsItCame() {
        SourceText source = SourceText.of("print(1)\n");
        SourceCheck.Result checked = SourceCheck.check(source, PYTHON, SourceCheck.LARGEST);
        assertThat(((SourceCheck.Result.Fine) checked).source()).isSameAs(source);
    }

    @Test
    void nobodyChangesItByItsBytes() {
        byte[] given = "a".getBytes(StandardCharsets.UTF_8);
        SourceText source = SourceText.ofBytes(given);
        given[0] = 'b';
        source.bytes()[0] = 'c';
        assertThat(source).isEqualTo(SourceText.of("a")).hasToString("a");
    }

    private static String refused(SourceText source) {
        assertThat(SourceCheck.check(source, PYTHON, SourceCheck.LARGEST))
                .isInstanceOf(SourceCheck.Result.Refused.class);
        return ((SourceCheck.Result.Refused) SourceCheck.check(source, PYTHON, SourceCheck.LARGEST)).reason();
    }
}
