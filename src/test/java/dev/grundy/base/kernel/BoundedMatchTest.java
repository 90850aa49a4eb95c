package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

@Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
class BoundedMatchTest {
    @Test
    void answersAsTheExpressionDoes() {
        assertThat(BoundedMatch.find(Pattern.compile("b+"), "abba")).isTrue();
        assertThat(BoundedMatch.matches(Pattern.compile("b+"), "abba")).isFalse();
        assertThat(BoundedMatch.find(Pattern.compile("^7 9$", Pattern.MULTILINE), "1 2\n".repeat(500_000) + "7 9\n"))
                .isTrue();
    }

    @Test
    void givesUpOnAnExpressionThatTriesForEver() {
        assertThatThrownBy(() -> BoundedMatch.find(Pattern.compile("a*".repeat(9) + "b"), "a".repeat(2_000)))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("a*a*b");
    }

    @Test
    void givesUpOnAnExpressionThatNestsDeeperThanTheStack() {
        assertThatThrownBy(() -> BoundedMatch.matches(Pattern.compile("(a|b)*"), "ab".repeat(1_000_000)))
                .isInstanceOf(UnusableException.class);
    }
}
