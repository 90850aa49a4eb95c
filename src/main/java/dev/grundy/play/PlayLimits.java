package dev.grundy.play;

import dev.grundy.game.GraphLimits;

/** How large a game may be that is played in the page. */
public final class PlayLimits {
    /** Solved in a few milliseconds, and more than anybody visits. */
    public static final GraphLimits GRAPH = new GraphLimits(30_000, 300_000);
    /** Of what rules print. */
    public static final int GRAPH_BYTES = 6 << 20;
    /** Of an input, which the page shows. */
    public static final int INPUT_BYTES = 16_384;

    private PlayLimits() {}
}
