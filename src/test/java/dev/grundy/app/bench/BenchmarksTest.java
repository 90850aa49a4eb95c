package dev.grundy.app.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchmarksTest {
    @Test
    void thoseThatAreNamedComeInTheirOrder() {
        assertThat(Benchmarks.of(List.of("wake", "pages", "cell")))
                .extracting(Benchmark::name)
                .containsExactly("wake", "pages", "cell");
    }

    @Test
    void withoutNamesNoneThatIsForRequestsComes() {
        assertThat(Benchmarks.of(List.of()))
                .extracting(Benchmark::name)
                .contains("cell", "wake")
                .doesNotContain("pages", "first-verdict");
    }

    @Test
    void aNameThatIsUnknownIsAnsweredByAllNames() {
        assertThatThrownBy(() -> Benchmarks.of(List.of("cells")))
                .isInstanceOf(UnusableException.class)
                .hasMessageStartingWith("there is no benchmark 'cells'; there are cell, cell-single, ");
    }

    @Test
    void theApplicationIsMeasuredOnceInAProcess() {
        assertThatThrownBy(() -> Benchmarks.of(List.of("play-move", "cell", "pages")))
                .isInstanceOf(UnusableException.class)
                .hasMessage("one process cannot measure play-move and pages: run ./grundy bench once for each");
    }
}
