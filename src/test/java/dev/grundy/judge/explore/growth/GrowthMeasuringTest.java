package dev.grundy.judge.explore.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.growth.GrowthFinding;
import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.result.growth.Order;
import dev.grundy.judge.result.growth.Series;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("sandbox")
class GrowthMeasuringTest {
    private static final ProblemPackage COINS = problem("GMT-007");
    private static final GrowthLimits LIMITS = new GrowthLimits(Duration.ofSeconds(60));
    /** Reads its input, then turns n times n times {@code rounds} in a loop of which the compiler takes nothing away. */
    private static final String QUADRATIC = """
            #include <cstdio>
            int main() {
                long n;
                if (scanf("%%ld", &n) != 1) return 1;
                volatile unsigned x = 1;
                for (long i = 0; i < n; i++)
                    for (long j = 0; j < n * %dL; j++) x = x * 1664525u + 1013904223u;
                printf("%%u\\n", x);
            }
            """;

    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @Test
    void aQuadraticProgramIsMeasuredOnEachSizeBesideTheReferenceSolver() {
        List<Integer> told = new ArrayList<>();
        GrowthResult result = measured(QUADRATIC.formatted(30), LIMITS, told::add);
        Measurement measurement = result.measurement();
        List<Integer> sizes = COINS.practice().growth().orElseThrow().sizes();
        assertThat(sizes(measurement.own())).containsAll(sizes);
        assertThat(sizes(measurement.reference())).containsAll(sizes);
        assertThat(measurement.own().startMicros()).hasSize(5);
        assertThat(measurement.cut()).isFalse();
        assertThat(measurement.family()).startsWith("gen.cpp random {size} 0 ").endsWith(" 1");
        assertThat(told).isSorted().contains(0, sizes.size() - 1);
        assertThat(result.cpu()).isPositive();
        assertThat(GrowthFinding.of(measurement.own()))
                .isInstanceOfSatisfying(
                        GrowthFinding.Grows.class,
                        grows -> assertThat(grows.excluded()).doesNotContain(Order.QUADRATIC));
    }

    /** So slow that the family's own sizes show nothing: smaller ones are tried, as far as the package makes them. */
    @Test
    void whereTheLimitIsPassedSmallerSizesAreMeasured() {
        Measurement measurement = measured(QUADRATIC.formatted(400_000), LIMITS, GrowthListener.SILENT)
                .measurement();
        Series own = measurement.own();
        assertThat(own.sizes().getLast().ending()).isEqualTo(Verdict.TLE);
        assertThat(own.sizes().getFirst().size())
                .isLessThan(COINS.practice().growth().orElseThrow().sizes().getFirst());
        assertThat(own.sizes().stream().filter(Measured::endedProperly)).isNotEmpty();
        assertThat(measurement.reference().sizes()).allMatch(Measured::endedProperly);
    }

    @Test
    void whenTheTimeIsUpItSaysSo() {
        GrowthLimits brief = new GrowthLimits(Duration.ofNanos(1));
        Measurement measurement =
                measured(QUADRATIC.formatted(30), brief, GrowthListener.SILENT).measurement();
        assertThat(measurement.cut()).isTrue();
        assertThat(measurement.own().startMicros()).hasSize(1);
        assertThat(measurement.own().sizes()).isEmpty();
    }

    @Test
    void aProgramThatCrashesOnTheSmallestSizeIsNotRunOnAnother() {
        Measurement measurement = measured("int main() { return 1; }", LIMITS, GrowthListener.SILENT)
                .measurement();
        assertThat(measurement.own().sizes()).singleElement().satisfies(smallest -> {
            assertThat(smallest.ending()).isEqualTo(Verdict.RTE);
            assertThat(smallest.cpuMicros()).hasSize(1);
        });
        assertThat(measurement.reference().sizes()).hasSizeGreaterThan(1);
    }

    @Test
    void interactiveProblemsAreNotMeasured() {
        ProblemPackage interactive = problem("GMT-019");
        assertThat(GrowthMeasuring.canMeasure(COINS)).isTrue();
        assertThat(GrowthMeasuring.canMeasure(interactive)).isFalse();
        assertThatThrownBy(() -> new GrowthMeasuring(shop.workshop)
                        .measured(request(interactive, ""), LIMITS, GrowthListener.SILENT))
                .isInstanceOf(JudgeException.class)
                .hasMessageContaining("add 'growth'");
    }

    private static GrowthResult measured(String program, GrowthLimits limits, GrowthListener listener) {
        return new GrowthMeasuring(shop.workshop).measured(request(COINS, program), limits, listener);
    }

    private static JudgingRequest request(ProblemPackage problem, String program) {
        return JudgingRequest.of(problem, Source.single(shop.language("cpp"), program), shop.language("cpp"), 1);
    }

    private static List<Integer> sizes(Series series) {
        return series.sizes().stream().map(Measured::size).toList();
    }

    private static ProblemPackage problem(String id) {
        return new PackageReader().read(Path.of("problems", id)).orThrow();
    }
}
