package dev.grundy.learn.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.grundy.learn.puzzle.Glicko2.Result;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Glicko2Test {
    private static final double VOLATILITY = 0.06;

    /** From Glickman's paper: a win, then two losses. */
    @Test
    void theWorkedExampleOfThePaperComesOut() {
        Rating after = Glicko2.after(
                new Rating(1500, 200, VOLATILITY),
                List.of(
                        new Result(new Rating(1400, 30, VOLATILITY), 1),
                        new Result(new Rating(1550, 100, VOLATILITY), 0),
                        new Result(new Rating(1700, 300, VOLATILITY), 0)));
        assertThat(after.value()).isEqualTo(1464.06, within(0.01));
        assertThat(after.deviation()).isEqualTo(151.52, within(0.01));
        assertThat(after.volatility()).isEqualTo(0.05999, within(0.00001));
    }

    /** Step 6 of the paper, for those who did not compete: 200 is 1.1513 on the scale of Glicko-2. */
    @Test
    void withoutResultsOnlyTheDeviationGrows() {
        Rating after = Glicko2.after(new Rating(1700, 200, VOLATILITY), List.of());
        assertThat(after.value()).isEqualTo(1700, within(0.000001));
        assertThat(after.deviation()).isEqualTo(173.7178 * Math.hypot(200 / 173.7178, VOLATILITY), within(0.000001));
        assertThat(after.volatility()).isEqualTo(VOLATILITY);
        assertThat(Glicko2.after(Rating.UNKNOWN, List.of()).deviation()).isEqualTo(350);
    }

    /** σ² for each period: 60 is 0.3454 on the scale of Glicko-2, and √(0.3454² + 52 · 0.06²) is 0.5538. */
    @Test
    void everyPeriodWithoutResultsAddsTheVarianceOfOne() {
        Rating known = new Rating(1700, 60, VOLATILITY);
        assertThat(Glicko2.afterIdle(known, 0).deviation()).isEqualTo(60, within(0.000001));
        assertThat(Glicko2.afterIdle(known, 52).deviation()).isEqualTo(96.2, within(0.05));
        assertThat(Glicko2.afterIdle(known, 52).value()).isEqualTo(1700);
        assertThat(Glicko2.afterIdle(known, 3).deviation())
                .isEqualTo(
                        Glicko2.after(Glicko2.after(Glicko2.after(known, List.of()), List.of()), List.of())
                                .deviation(),
                        within(0.000001));
        assertThat(Glicko2.afterIdle(known, Long.MAX_VALUE).deviation()).isEqualTo(350);
    }

    @Test
    void whatOneGainsTheOtherLosesWhereBothAreEquallyKnown() {
        Rating winner = after(Rating.UNKNOWN, Rating.UNKNOWN, 1);
        Rating loser = after(Rating.UNKNOWN, Rating.UNKNOWN, 0);
        assertThat(winner.value()).isGreaterThan(1600);
        assertThat(loser.value()).isEqualTo(3000 - winner.value(), within(0.000001));
        assertThat(loser.deviation()).isEqualTo(winner.deviation()).isLessThan(300);
        assertThat(after(Rating.UNKNOWN, Rating.UNKNOWN, 0.5).value()).isEqualTo(1500);
    }

    @Test
    void aBetterKnownRatingMovesLess() {
        Rating known = new Rating(1500, 50, VOLATILITY);
        assertThat(after(known, Rating.UNKNOWN, 1).value())
                .isGreaterThan(1500)
                .isLessThan(after(Rating.UNKNOWN, Rating.UNKNOWN, 1).value());
    }

    /** The first bound of the volatility is then found in another way. */
    @Test
    void aResultThatNobodyExpectedRaisesTheVolatility() {
        Rating known = new Rating(1500, 30, VOLATILITY);
        assertThat(after(known, new Rating(3000, 30, VOLATILITY), 1).volatility())
                .isGreaterThan(VOLATILITY + 0.00001);
        assertThat(after(known, new Rating(800, 30, VOLATILITY), 1).volatility())
                .isEqualTo(VOLATILITY, within(0.000005));
    }

    /** A person who is always right, or a puzzle that nobody solves, keeps a rating that a database takes. */
    @ParameterizedTest
    @ValueSource(doubles = {0, 1})
    void aThousandResultsOfOneKindStayFinite(double score) {
        Rating person = Rating.UNKNOWN;
        for (int i = 0; i < 1000; i++) {
            person = after(person, Rating.UNKNOWN, score);
        }
        assertThat(Math.abs(person.value() - 1500)).isBetween(1000.0, 5000.0);
        assertThat(person.deviation()).isBetween(1.0, 350.0);
        assertThat(person.volatility()).isBetween(0.001, 1.0);
    }

    private static Rating after(Rating before, Rating opponent, double score) {
        return Glicko2.after(before, List.of(new Result(opponent, score)));
    }
}
