package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubmissionIdTest {
    @Test
    void digitsAreOne() {
        assertThat(SubmissionId.parse("1")).contains(1L);
        assertThat(SubmissionId.parse("999999999999999999")).contains(999_999_999_999_999_999L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "01", "-1", "1.5", "٣", "1000000000000000000", "x"})
    void nothingElseIs(String text) {
        assertThat(SubmissionId.parse(text)).isEmpty();
    }
}
