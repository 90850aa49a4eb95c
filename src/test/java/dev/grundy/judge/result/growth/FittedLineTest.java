package dev.grundy.judge.result.growth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class FittedLineTest {
    /** Heights in m and average masses in kg of American women (The World Almanac, 1975): a textbook example of a regression. */
    private static final double[] HEIGHTS = {
        1.47, 1.50, 1.52, 1.55, 1.57, 1.60, 1.63, 1.65, 1.68, 1.70, 1.73, 1.75, 1.78, 1.80, 1.83
    };

    private static final double[] MASSES = {
        52.21, 53.12, 54.48, 55.84, 57.20, 58.57, 59.93, 61.29, 63.11, 64.47, 66.28, 68.10, 69.92, 72.19, 74.46
    };

    @Test
    void aPublishedRegressionComesOutAsPublished() {
        FittedLine line = FittedLine.through(HEIGHTS, MASSES, equal(100, HEIGHTS.length));
        assertThat(line.slope().value()).isCloseTo(61.272, within(0.001));
        assertThat(line.slope().least()).isCloseTo(57.4, within(0.05));
        assertThat(line.slope().most()).isCloseTo(65.1, within(0.05));
    }

    @Test
    void pointsOnALineGiveItBack() {
        FittedLine line =
                FittedLine.through(new double[] {0, 1, 2, 5}, new double[] {1, 3, 5, 11}, new double[] {1, 2, 3, 4});
        assertThat(line.slope().value()).isCloseTo(2, within(1e-12));
        assertThat(line.dispersion()).isCloseTo(0, within(1e-12));
    }

    @Test
    void onALineTheIntervalIsWhatTheWeightsSay() {
        // Sum of squares about the mean 2; deviation 1 / sqrt(100 * 2); t with one degree of freedom 12.706.
        FittedLine line = FittedLine.through(new double[] {0, 1, 2}, new double[] {0, 1, 2}, equal(100, 3));
        assertThat(line.slope().halfWidth()).isCloseTo(12.706 / Math.sqrt(200), within(1e-9));
    }

    @Test
    void aPointOfLittleWeightMovesLittle() {
        double[] x = {0, 1, 2, 3};
        double[] y = {0, 1, 2, 30};
        double[] weights = {1, 1, 1, 1e-9};
        assertThat(FittedLine.through(x, y, weights).slope().value()).isCloseTo(1, within(1e-6));
    }

    private static double[] equal(double weight, int count) {
        double[] weights = new double[count];
        Arrays.fill(weights, weight);
        return weights;
    }
}
