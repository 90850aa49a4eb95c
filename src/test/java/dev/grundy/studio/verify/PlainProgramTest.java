package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PlainProgramTest {
    @ParameterizedTest
    @EnumSource
    void printsAsManyLinesOfTheSameLengthAsTheAnswerHas(PlainProgram program) {
        assertThat(program.source(bytes("First\nSecond\nFirst\n")))
                .contains("3")
                .containsPattern("['\"]a{5}['\"]");
    }

    @ParameterizedTest
    @EnumSource
    void printsWordsWhereLinesAreLong(PlainProgram program) {
        assertThat(program.source(bytes("12 ".repeat(700) + "\n")))
                .contains("700")
                .containsPattern("['\"]aa['\"]");
    }

    @ParameterizedTest
    @EnumSource
    void printsNothingWhereTheAnswerIsEmpty(PlainProgram program) {
        assertThat(program.source(new byte[0])).contains("0").containsPattern("['\"]['\"]");
    }

    @Test
    void thereIsOneInEveryLanguageOnOffer() {
        assertThat(PlainProgram.values()).hasSize(4);
        assertThat(PlainProgram.in("kotlin")).isEmpty();
        assertThat(PlainProgram.in("java")).contains(PlainProgram.JAVA);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
