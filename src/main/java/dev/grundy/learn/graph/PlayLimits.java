package dev.grundy.learn.graph;

/** How large a game may be that is played in the page. */
public final class PlayLimits {
    /** Of the rules' output. */
    public static final int GRAPH_BYTES = 6 << 20;
    /** Of an input, which the page shows. */
    public static final int INPUT_BYTES = 16_384;

    private PlayLimits() {}
}
