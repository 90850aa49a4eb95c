package dev.grundy.judging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.kernel.Verdict;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.read.PackageReader;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class StressTest {
    private static final StressLimits LIMITS = new StressLimits(Duration.ofSeconds(60), Duration.ofSeconds(60), 40, 4);
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
    void findsTheFirstFailingInstanceAmongAllOfASize() {
        StressResult result = find("a, b = map(int, input().split())\nprint(a + b if a < 2 else 0)");
        assertThat(result.counterexample()).isEqualTo(new Counterexample(Verdict.WA, "2 0\n", "2\n", "0\n",
                "1st word differs: expected '2', found '0'", "tiny.py every 2 6"));
    }

    @Test
    void findsRareFailuresAmongRandomInstancesAndShrinksThem() {
        StressResult result = find("a, b = map(int, input().split())\nprint(1 // 0 if b > 40 else a + b)");
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("0 41\n");
        assertThat(result.counterexample().verdict()).isEqualTo(Verdict.RTE);
        assertThat(result.counterexample().origin()).startsWith("tiny.py random");
    }

    @Test
    void saysHowManyInstancesWereRight() {
        StressResult result = find("print(sum(map(int, input().split())))");
        assertThat(result.found()).isFalse();
        assertThat(result.message()).isEqualTo("no failing input among " + result.tried() + " instances");
        assertThat(result.tried()).isGreaterThan(9);
    }

    @Test
    void findsInThePackagesTestsWhatNoTinyInstanceShows() {
        StressResult result = find("a, b = map(int, input().split())\nprint(1 // 0 if a > 70 else a + b)");
        assertThat(result.counterexample()).isNotNull();
        assertThat(result.counterexample().input()).isEqualTo("71 0\n");
        assertThat(result.counterexample().origin()).startsWith("test ");
    }

    @Test
    void theSameSeedFindsTheSame() {
        String program = "a, b = map(int, input().split())\nprint(1 // 0 if b > 40 else a + b)";
        assertThat(find(program).counterexample()).isEqualTo(find(program).counterexample());
    }

    @Test
    void theListenerMayEndTheSearch() {
        assertThatThrownBy(() -> find("fresh", "print(sum(map(int, input().split())))", tried -> {
            if (tried > 3) {
                throw new IllegalStateException("cancelled");
            }
        })).hasMessage("cancelled");
    }

    @Test
    void saysThatAProblemHasNoSmallInstances() {
        assertThatThrownBy(() -> find("sum", "print(1)")).hasMessageContaining("add 'tiny' to its practice.yaml");
    }

    private static StressResult find(String python) {
        return find("fresh", python);
    }

    private static StressResult find(String name, String python) {
        return find(name, python, StressListener.SILENT);
    }

    private static StressResult find(String name, String python, StressListener listener) {
        ProblemPackage problem = new PackageReader().read(Path.of("src/test/resources/judging", name, "package")).orThrow();
        return new Stress(shop.workshop).find(
                JudgingRequest.of(problem, Source.single(shop.language("python"), python), shop.language("python"), 3), LIMITS, listener);
    }
}
