package dev.grundy.judge.game;

/**
 * How large a state graph may be.
 *
 * @param positions the most there may be, which rules are told
 * @param moves of all positions together
 */
public record GraphLimits(int positions, int moves) {
    /** More than a million positions nobody plays or proves; with ten million moves they take about 200 MB besides their text. */
    public static final GraphLimits LARGEST = new GraphLimits(1_000_000, 10_000_000);

    /** Of a game that is played in the page: solved in a few milliseconds, and more than anybody visits. */
    public static final GraphLimits PLAYED = new GraphLimits(30_000, 300_000);

    public GraphLimits {
        if (positions < 1 || moves < 0) {
            throw new IllegalArgumentException("a graph has at least one position and no negative number of moves, got "
                    + positions + " and " + moves);
        }
    }

    /** The same with fewer positions. */
    public GraphLimits withPositions(int most) {
        return new GraphLimits(most, moves);
    }
}
