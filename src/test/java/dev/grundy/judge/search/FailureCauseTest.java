package dev.grundy.judge.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FailureCauseTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "nothing",
            value = {
                "TLE|1 2|used more than 1.000 s of CPU time|TIME",
                "MLE|1 2|needed more than 256 MiB of memory|MEMORY",
                "OLE|1 2|wrote more than 8 MiB of output|OUTPUT",
                "RTE|1 2|ended with exit code 1 RecursionError: maximum recursion depth exceeded|DEPTH",
                "RTE|1 2|Exception in thread \"main\" java.lang.StackOverflowError|DEPTH",
                "RTE|1 2|RangeError: Maximum call stack size exceeded|DEPTH",
                "RTE|1 2|IndexError: list index out of range|SIZE",
                "RTE|1 2|java.lang.ArrayIndexOutOfBoundsException: Index 5 out of bounds for length 5|SIZE",
                "RTE|1 2|ZeroDivisionError: division by zero|nothing",
                "WA|1 2|1st word differs|nothing",
                "WA|3 16777215|1st word differs|nothing",
                "WA|3 16777216|1st word differs|PRECISION",
                "WA|3 -9007199254740993|1st word differs|PRECISION",
                "WA|x99999999 9999999.9|1st word differs|nothing",
            })
    void isReadOutOfVerdictInputAndMessage(
            Verdict verdict, String input, String message, @Nullable FailureCause expected) {
        assertThat(FailureCause.of(verdict, input, message).orElse(null)).isEqualTo(expected);
    }
}
