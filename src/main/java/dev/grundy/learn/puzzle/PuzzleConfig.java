package dev.grundy.learn.puzzle;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How puzzles and their solvers are rated. */
@ConfigMapping(prefix = "grundy.puzzle")
interface PuzzleConfig {
    /** The time without a first try after which a person's rating counts as less well known, once for each such time; 0s for never. */
    @WithDefault("7d")
    Duration ratingPeriod();
}
