package dev.grundy.learn.puzzle;

import java.util.List;
import java.util.function.DoubleUnaryOperator;

/**
 * The rating system Glicko-2, as Mark E. Glickman describes it in "Example of the Glicko-2 system" (Boston University, 2013,
 * http://www.glicko.net/glicko/glicko2.pdf). Steps, and the names in comments, are those of the paper. The volatility is found by its Illinois
 * algorithm. Pure and thread-safe.
 */
final class Glicko2 {
    /** How much volatilities change over time; the paper proposes 0.3 to 1.2. */
    private static final double TAU = 0.5;
    /** ε, the tolerance of the volatility. */
    private static final double TOLERANCE = 0.000001;
    /** Between the scales of Glicko and of Glicko-2. */
    private static final double SCALE = 173.7178;

    private static final double LARGEST_DEVIATION = Rating.UNKNOWN.deviation();

    private Glicko2() {}

    /**
     * A result of a rating period.
     *
     * @param score 1 for a win, 0 for a loss, 0.5 for a draw
     */
    record Result(Rating opponent, double score) {}

    /** The rating at the end of a rating period with those results. Opponents count with their ratings at its beginning. */
    static Rating after(Rating before, List<Result> results) {
        double mu = mu(before);
        double phi = before.deviation() / SCALE;
        if (results.isEmpty()) {
            return afterIdle(before, 1);
        }
        double information = 0;
        double gain = 0;
        for (Result result : results) {
            double g = g(result.opponent().deviation() / SCALE);
            double expected = 1 / (1 + Math.exp(-g * (mu - mu(result.opponent()))));
            information += g * g * expected * (1 - expected);
            gain += g * (result.score() - expected);
        }
        double variance = 1 / information;
        double volatility = volatility(before.volatility(), phi, variance, variance * gain);
        double begun = Math.hypot(phi, volatility);
        double deviation = 1 / Math.sqrt(1 / (begun * begun) + information);
        return rating(mu + deviation * deviation * gain, deviation, volatility);
    }

    /**
     * The rating after so many rating periods without a result. Step 6 of the paper, for a player who does not compete, adds σ² to φ² in each
     * period, and keeps rating and volatility. It is φ′ = √(φ² + n·σ²) after n of them.
     */
    static Rating afterIdle(Rating before, long periods) {
        double phi = Math.hypot(before.deviation() / SCALE, before.volatility() * Math.sqrt(periods));
        return new Rating(before.value(), Math.min(SCALE * phi, LARGEST_DEVIATION), before.volatility());
    }

    private static double mu(Rating rating) {
        return (rating.value() - Rating.UNKNOWN.value()) / SCALE;
    }

    private static double g(double phi) {
        return 1 / Math.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
    }

    private static Rating rating(double mu, double phi, double volatility) {
        return new Rating(SCALE * mu + Rating.UNKNOWN.value(), Math.min(SCALE * phi, LARGEST_DEVIATION), volatility);
    }

    /** Step 5: σ′. */
    private static double volatility(double sigma, double phi, double variance, double delta) {
        double a = Math.log(sigma * sigma);
        double known = phi * phi + variance;
        DoubleUnaryOperator f = x -> {
            double e = Math.exp(x);
            double total = known + e;
            return e * (delta * delta - total) / (2 * total * total) - (x - a) / (TAU * TAU);
        };
        double lower = a;
        double upper = upperBound(f, a, delta * delta - known);
        double atLower = f.applyAsDouble(lower);
        double atUpper = f.applyAsDouble(upper);
        while (Math.abs(upper - lower) > TOLERANCE) {
            double between = lower + (lower - upper) * atLower / (atUpper - atLower);
            double atBetween = f.applyAsDouble(between);
            if (atBetween * atUpper <= 0) {
                lower = upper;
                atLower = atUpper;
            } else {
                atLower /= 2;
            }
            upper = between;
            atUpper = atBetween;
        }
        return Math.exp(lower / 2);
    }

    /** B: on the other side of the root than a. */
    private static double upperBound(DoubleUnaryOperator f, double a, double surprise) {
        if (surprise > 0) {
            return Math.log(surprise);
        }
        double bound = a - TAU;
        while (f.applyAsDouble(bound) < 0) {
            bound -= TAU;
        }
        return bound;
    }
}
