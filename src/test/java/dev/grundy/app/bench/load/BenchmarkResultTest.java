package dev.grundy.app.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class BenchmarkResultTest {
    @Test
    void sumsUpByLeastMiddleAndGreatest() {
        BenchmarkResult result = BenchmarkResult.of("cell", new double[] {1.5, 1.1, 1.3}, "3 pairs");
        assertThat(result).isEqualTo(new BenchmarkResult("cell", 1.1, 1.3, 1.5, "3 pairs"));
    }

    @Test
    void needsAtLeastOnePairOfRuns() {
        assertThatThrownBy(() -> BenchmarkResult.of("cell", new double[0], "")).hasMessageContaining("at least one");
    }

    @Test
    void refusesARatioThatIsNoNumber() {
        assertThatThrownBy(() -> BenchmarkResult.of("cell", new double[] {Double.NaN}, ""))
                .hasMessageContaining("cell");
    }
}
