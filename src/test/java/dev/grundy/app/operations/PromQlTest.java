package dev.grundy.app.operations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.grundy.app.operations.PromQl.Condition;
import dev.grundy.app.operations.PromQl.Selector;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PromQlTest {
    @Test
    void namesMetricsTheirLabelsAndWhatIsGroupedBy() {
        PromQl read = PromQl.parse(
                "histogram_quantile(0.95, sum by (le, lane) (rate(a_bucket{lane=~\"x|y\", b!=\"(c\"}[5m]))) > 3 and on () max(d) < 1");
        assertThat(read.selectors())
                .containsExactly(
                        new Selector(
                                "a_bucket",
                                List.of(new Condition("lane", "=~", "x|y"), new Condition("b", "!=", "(c"))),
                        new Selector("d", List.of()));
        assertThat(read.groupings()).containsExactlyInAnyOrder("le", "lane");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "3 > 2", "sum(a", "sum(a))", "rote(a[5m])", "a{b=\"c\"", "a{b=\"c}", "sum by le (a)", "a # b"
            })
    void refusesWhatItDoesNotKnow(String expression) {
        assertThatIllegalArgumentException().isThrownBy(() -> PromQl.parse(expression));
    }
}
