package dev.grundy.judge.result;

import java.util.Optional;

/**
 * The score of a submission to a problem with scores.
 *
 * @param most the score of a submission that fails nowhere, by the package; empty where nobody can tell how high scores go
 */
public record Score(double points, Optional<Double> most) {
    public Score {
        if (!Double.isFinite(points) || !Double.isFinite(most.orElse(0.0))) {
            throw new IllegalArgumentException(
                    "a score is a number, and so is its maximum, got " + points + " of " + most);
        }
    }
}
