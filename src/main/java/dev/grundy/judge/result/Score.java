package dev.grundy.judge.result;

import java.util.Optional;

/**
 * What a submission to a problem with scores got.
 *
 * @param most what one that fails nowhere gets, by the package; empty where nobody can tell how high scores go
 */
public record Score(double points, Optional<Double> most) {
    public Score {
        if (!Double.isFinite(points) || !Double.isFinite(most.orElse(0.0))) {
            throw new IllegalArgumentException(
                    "a score is a number, and so is its maximum, got " + points + " of " + most);
        }
    }
}
