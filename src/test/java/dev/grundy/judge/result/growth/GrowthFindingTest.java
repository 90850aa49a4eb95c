package dev.grundy.judge.result.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GrowthFindingTest {
    private static final List<Integer> SIZES = List.of(1_000, 2_000, 4_000, 8_000, 16_000, 32_000);
    private static final List<Integer> SMALL_SIZES = List.of(8, 10, 12, 14, 16, 18);
    private static final List<Long> STARTS = List.of(1_200L, 1_230L, 1_500L);

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "CONSTANT")
    void aTimeOfOneOrderIsConsistentWithThatOrderAndNotWithItsNeighbours(Order order) {
        GrowthFinding finding = GrowthFinding.of(series(order, 0, 1));
        assertThat(finding).isInstanceOfSatisfying(GrowthFinding.Grows.class, grows -> {
            assertThat(grows.consistent()).containsExactly(order);
            assertThat(grows.excluded()).hasSize(order == Order.EXPONENTIAL ? 1 : 2);
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void threeHundredthsOfNoiseDoNotHideTheOrder(long seed) {
        GrowthFinding finding = GrowthFinding.of(series(Order.QUADRATIC, 0.03, seed));
        assertThat(finding).isInstanceOfSatisfying(GrowthFinding.Grows.class, grows -> {
            assertThat(grows.consistent()).containsExactly(Order.QUADRATIC);
            assertThat(grows.excluded()).containsExactly(Order.LINEAR_TIMES_ROOT, Order.CUBIC);
            assertThat(grows.slope().least()).isLessThan(2);
            assertThat(grows.slope().most()).isGreaterThan(2);
        });
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void noiseNeverMakesAnotherOrderOfIt(long seed) {
        for (double noise : new double[] {0.1, 0.3, 0.6}) {
            GrowthFinding finding = GrowthFinding.of(series(Order.LINEARITHMIC, noise, seed));
            if (finding instanceof GrowthFinding.Grows grows) {
                assertThat(grows.excluded())
                        .as("with noise %s: %s", noise, grows)
                        .doesNotContain(Order.LINEARITHMIC);
            }
        }
    }

    @Test
    void whereNoiseHidesTheOrderItIsSaid() {
        long hidden = IntStream.rangeClosed(1, 20)
                .mapToObj(seed -> GrowthFinding.of(series(Order.LINEARITHMIC, 0.6, seed)))
                .filter(GrowthFinding.Noisy.class::isInstance)
                .count();
        assertThat(hidden).isGreaterThan(10);
    }

    @Test
    void anExponentBetweenTheOrdersIsNoneOfThem() {
        GrowthFinding finding = GrowthFinding.of(series(n -> 2 * Math.pow(n, 1.75), SIZES, 0, 1));
        assertThat(finding).isInstanceOfSatisfying(GrowthFinding.Grows.class, grows -> {
            assertThat(grows.consistent()).isEmpty();
            assertThat(grows.slope().value()).isCloseTo(1.75, within(0.02));
        });
    }

    @Test
    void theStartOfTheProgramIsTakenOff() {
        List<Long> slowStarts = List.of(60_000L, 60_050L);
        Series series = new Series(slowStarts, measured(n -> 60_000 + 4 * n, SIZES));
        assertThat(GrowthFinding.of(series)).isInstanceOfSatisfying(GrowthFinding.Grows.class, grows -> {
            assertThat(grows.slope().value()).isCloseTo(1, within(0.01));
            assertThat(grows.consistent()).containsExactly(Order.LINEAR);
        });
    }

    /** At 1,000 it rises 0.1 ms above the start, which may as well be the machine's doing. */
    @Test
    void timesBelowTheResolutionAreLeftOut() {
        Series series = new Series(STARTS, measured(n -> 1_200 + 0.1 * n, SIZES));
        assertThat(series.isAboveNoise(series.sizes().getFirst())).isFalse();
        assertThat(series.pointCount()).isEqualTo(3);
        assertThat(GrowthFinding.of(series)).isEqualTo(new GrowthFinding.Few(3));
    }

    @Test
    void startsThatDifferCoarsenTheResolution() {
        Series series = new Series(List.of(1_000L, 3_000L, 3_100L), measured(n -> 1_000 + n, SIZES));
        assertThat(series.pointCount()).isEqualTo(2);
    }

    @Test
    void aTimeThatDoesNotRiseAboveTheStartIsFlat() {
        Series series = new Series(STARTS, measured(n -> 1_250, SIZES));
        assertThat(GrowthFinding.of(series)).isEqualTo(new GrowthFinding.Flat(32_000));
    }

    @Test
    void aSizeOnWhichTheLimitWasPassedIsNoPoint() {
        Series series = new Series(
                STARTS,
                List.of(
                        of(1_000, 100_000, Verdict.AC),
                        of(2_000, 400_000, Verdict.AC),
                        of(4_000, 1_600_000, Verdict.AC),
                        of(8_000, 2_200_000, Verdict.TLE)));
        assertThat(GrowthFinding.of(series)).isEqualTo(new GrowthFinding.Few(3));
    }

    @ParameterizedTest
    @CsvSource({"1, 12.706", "4, 2.776", "30, 2.042", "500, 2.042"})
    void quantilesOfStudentsTAreThoseOfTheTable(int freedom, double quantile) {
        assertThat(StudentT.quantile(freedom)).isEqualTo(quantile);
    }

    /** On the largest size it takes three seconds in any order. */
    private static Series series(Order order, double noise, long seed) {
        List<Integer> sizes = order == Order.EXPONENTIAL ? SMALL_SIZES : SIZES;
        double largest = order.logOf(sizes.getLast());
        return series(n -> 3e6 * Math.exp(order.logOf(n) - largest), sizes, noise, seed);
    }

    private static Series series(DoubleUnaryOperator micros, List<Integer> sizes, double noise, long seed) {
        Random random = new Random(seed);
        return new Series(
                STARTS,
                measured(n -> 1_200 + micros.applyAsDouble(n) * Math.exp(noise * random.nextGaussian()), sizes));
    }

    private static List<Measured> measured(DoubleUnaryOperator micros, List<Integer> sizes) {
        return sizes.stream()
                .map(size -> of(size, Math.round(micros.applyAsDouble(size)), Verdict.AC))
                .toList();
    }

    private static Measured of(int size, long micros, Verdict ending) {
        return new Measured(size, List.of(micros + 40, micros), MemorySize.ofMebibytes(2), ending);
    }
}
