package dev.grundy.judging.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judging.source.JudgingRequest;
import dev.grundy.judging.source.Source;
import dev.grundy.judging.workshop.TestWorkshop;
import dev.grundy.kernel.Verdict;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.read.PackageReader;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("sandbox")
class SmallScopeTest {
    private static final ProblemPackage STONES =
            new PackageReader().read(Path.of("problems/GMT-001")).orThrow();
    private static final String RIGHT =
            "for n in list(map(int, open(0).read().split()))[1:]:\n" + "    print('Second' if %s else 'First')\n";
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
    void aRightProgramIsRightOnEveryGame() {
        SmallScopeResult result = tried("n % 7 in (0, 2)", Duration.ofSeconds(60));
        assertThat(result.failure()).isEmpty();
        assertThat(result.tried()).isEqualTo(result.games()).isPositive();
        assertThat(result.gamesAre()).isEqualTo(STONES.game().orElseThrow().enumerated());
        assertThat(result.cpu()).isPositive();
    }

    @Test
    void theFirstGameOnWhichAProgramIsWrongIsTheLastThatIsTried() {
        SmallScopeResult result = tried("n % 7 in (0, 2) and n < 300", Duration.ofSeconds(60));
        assertThat(result.failure()).hasValueSatisfying(failure -> {
            assertThat(failure.verdict()).isEqualTo(Verdict.WA);
            assertThat(failure.origin()).startsWith("generators/gen.cpp every 125 ");
            assertThat(failure.input()).contains("301");
        });
        assertThat(result.tried()).isBetween(2, result.games() - 1);
    }

    @Test
    void whereTheTimeIsUpItIsToldHowManyWereTried() {
        SmallScopeResult result = tried("n % 7 in (0, 2)", Duration.ofNanos(1));
        assertThat(result.tried()).isOne();
        assertThat(result.failure()).isEmpty();
        assertThat(result.games()).isGreaterThan(1);
    }

    private static SmallScopeResult tried(String losing, Duration most) {
        String program = RIGHT.formatted(losing);
        return new SmallScope(shop.workshop)
                .tried(
                        JudgingRequest.of(
                                STONES, Source.single(shop.language("python"), program), shop.language("python"), 1),
                        new SmallScopeLimits(most),
                        tried -> {});
    }
}
