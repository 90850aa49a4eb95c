package dev.grundy.studio.verify.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlainProgramTest {
    @ParameterizedTest
    @MethodSource("offered")
    void printsAsManyLinesOfTheSameLengthAsTheAnswerHas(Language language) {
        assertThat(PlainProgram.in(language).source(bytes("First\nSecond\nFirst\n")))
                .contains("3")
                .containsPattern("['\"]a{5}['\"]");
    }

    @ParameterizedTest
    @MethodSource("offered")
    void printsWordsWhereLinesAreLong(Language language) {
        assertThat(PlainProgram.in(language).source(bytes("12 ".repeat(700) + "\n")))
                .contains("700")
                .containsPattern("['\"]aa['\"]");
    }

    @ParameterizedTest
    @MethodSource("offered")
    void printsNothingWhereTheAnswerIsEmpty(Language language) {
        assertThat(PlainProgram.in(language).source(new byte[0])).contains("0").containsPattern("['\"]['\"]");
    }

    static List<Language> offered() {
        return Languages.standard().offered();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
