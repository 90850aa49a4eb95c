package dev.grundy.learn.graph;

import java.util.Optional;

/**
 * An instance that can be played, as far as it has been made.
 *
 * @param input empty until its generator has made it, and where that is too long to be shown
 * @param refusal why the input is none of the problem's; empty unless it was refused
 */
public record GameGraph(long id, String name, Optional<String> input, Standing standing, String refusal) {
    /** How far the state graph is. */
    public enum Standing {
        /** A node makes it, or will. */
        PREPARING,
        READY,
        /** There are too many positions to be played here. */
        TOO_LARGE,
        /** The package's validator does not accept the input. */
        REFUSED,
        /** It could not be made, through a fault of ours. */
        FAILED
    }

    public boolean isPreparing() {
        return standing == Standing.PREPARING;
    }

    public boolean isReady() {
        return standing == Standing.READY;
    }

    public boolean isTooLarge() {
        return standing == Standing.TOO_LARGE;
    }
}
