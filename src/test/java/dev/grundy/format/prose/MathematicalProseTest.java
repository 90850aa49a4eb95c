package dev.grundy.format.prose;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MathematicalProseTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            One two. Three four                                   | 0
            a b c d e f g h i j k l m n o p q r s t u v w x y     | 0
            a b c d e f g h i j k l m n o p q r s t u v w x y z   | 1
            a b c d e f g h i j k l m: n o p q r s t u v w x y z  | 0
            a $b c d e f g h i j k l m n o p q r s t u v w x y z$ | 0
            """)
    void aSentenceEndsAtItsSignAndAFormulaIsAWord(String text, int longOnes) {
        assertThat(Prose.mathematical(text).longSentences()).hasSize(longOnes);
    }
}
