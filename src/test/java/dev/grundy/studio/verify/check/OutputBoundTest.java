package dev.grundy.studio.verify.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.studio.verify.outcome.CheckFinding;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OutputBoundTest {
    /** The constant, the answers of two tests, and what is found. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "nothing",
            value = {
                "answer_max|30|3 first 30|7|nothing",
                "max_output|30|3|30|nothing",
                "answer_max|30|3 first 12|7|no answer reaches answer_max = 30; 12 of test a comes nearest",
                "answer_max|30|3|31|the answer of test b has 31, beyond answer_max = 30",
                "answer_min|-2|3 -2|0|nothing",
                "answer_min|-2|3 -1|0|no answer reaches answer_min = -2; -1 of test a comes nearest",
                "least_output|0|3|-1|the answer of test b has -1, beyond least_output = 0",
                "answer_max|30|Winning|3.5|no answer reaches answer_max = 30; none has a whole number",
            })
    void isReachedByAnAnswerAndNotPassed(String name, BigInteger value, String a, String b, String found) {
        Map<String, String> answers = new LinkedHashMap<>(Map.of("a", a));
        answers.put("b", b);
        assertThat(new OutputBound(name, value)
                        .finding(answers)
                        .map(CheckFinding::found)
                        .orElse(null))
                .isEqualTo(found);
    }

    @ParameterizedTest
    @CsvSource({"answer_max, true", "max_output, true", "OUTPUT_MOST, true", "n_max, false", "answers_max, false"})
    void isToldByItsName(String name, boolean expected) {
        assertThat(OutputBound.isName(name)).isEqualTo(expected);
    }
}
