package dev.grundy.judge.search;

import java.time.Duration;

/**
 * How long a counterexample is looked for.
 *
 * @param search until one is found among tiny instances; the package's tests, which are tried after them, take as long as they take
 * @param shrink of the one that was found
 * @param perSize the most instances of one size in one round
 * @param width how many instances are judged at a time, where there are so many cells
 */
public record SearchLimits(Duration search, Duration shrink, int perSize, int width) {
    public static final SearchLimits USUAL =
            new SearchLimits(Duration.ofSeconds(40), Duration.ofSeconds(20), 2_000, Integer.MAX_VALUE);

    public SearchLimits {
        if (perSize < 1 || width < 1) {
            throw new IllegalArgumentException(
                    "a search needs at least 1 instance of a size and 1 at a time, got " + perSize + " and " + width);
        }
    }

    public SearchLimits withWidth(int most) {
        return new SearchLimits(search, shrink, perSize, most);
    }
}
