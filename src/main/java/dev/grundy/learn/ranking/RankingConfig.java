package dev.grundy.learn.ranking;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** How often the ranking is computed, and whose rating in puzzles it lists. */
@ConfigMapping(prefix = "grundy.ranking")
interface RankingConfig {
    /** How old the ranking gets before it is computed again, 1m to 1d; its page shows the time. */
    @WithDefault("10m")
    Duration every();

    /** How many puzzles a person has tried before the list of ratings names them, 1 to 1000. */
    @WithDefault("20")
    int leastPuzzles();

    /** The largest deviation with which a rating is known well enough for the list, 30 to 350. */
    @WithDefault("110")
    int mostDeviation();
}
