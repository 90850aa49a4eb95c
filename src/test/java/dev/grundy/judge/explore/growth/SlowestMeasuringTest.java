package dev.grundy.judge.explore.growth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.result.growth.SlowestRuns;
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
class SlowestMeasuringTest {
    private static final ProblemPackage STONES =
            new PackageReader().read(Path.of("problems/GMT-001")).orThrow();
    private static final GrowthLimits LIMITS = new GrowthLimits(Duration.ofSeconds(60));

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
    void theTestThatTakesLongestIsRunAgain() {
        List<Integer> told = new ArrayList<>();
        SlowestMeasuring.Result result = measured("""
                #include <cstdio>
                int main() {
                    long count, first;
                    if (std::scanf("%ld%ld", &count, &first) != 2) return 1;
                    volatile unsigned x = 1;
                    if (first == 2147483600) for (long i = 0; i < 100000000; i++) x = x * 1664525u + 1013904223u;
                }
                """, LIMITS, told::add);
        SlowestRuns runs = result.runs();
        assertThat(runs.test()).endsWith("around-32-bits");
        assertThat(runs.tests()).isEqualTo(STONES.tests().allCases().size());
        assertThat(runs.runs()).hasSize(6).allMatch(run -> run.ending() == Verdict.AC);
        assertThat(runs.leastCpu()).isGreaterThan(runs.start()).isLessThanOrEqualTo(runs.mostCpu());
        assertThat(result.cpu()).isGreaterThanOrEqualTo(runs.leastCpu().multipliedBy(6));
        assertThat(told).isSorted().startsWith(0).endsWith(runs.tests());
    }

    @Test
    void theFirstTestThatEndsBadlyIsTheOneThatIsRunAgain() {
        SlowestRuns runs = measured("int main() { return 1; }", LIMITS, GrowthListener.SILENT)
                .runs();
        assertThat(runs.test()).isEqualTo(STONES.tests().allCases().getFirst().name());
        assertThat(runs.tests()).isEqualTo(1);
        assertThat(runs.runs()).hasSize(6).allMatch(run -> run.ending() == Verdict.RTE);
    }

    @Test
    void whenTheTimeIsUpOneRunIsEnough() {
        SlowestRuns runs = measured("int main() {}", new GrowthLimits(Duration.ofNanos(1)), GrowthListener.SILENT)
                .runs();
        assertThat(runs.tests()).isEqualTo(1);
        assertThat(runs.runs()).hasSize(1);
    }

    private static SlowestMeasuring.Result measured(String source, GrowthLimits limits, GrowthListener listener) {
        JudgingRequest request =
                JudgingRequest.of(STONES, Source.single(shop.language("cpp"), source), shop.language("cpp"), 1);
        return new SlowestMeasuring(shop.workshop).measured(request, limits, listener);
    }
}
