package dev.grundy.learn.hand;

import dev.grundy.base.kernel.ContentHash;

/**
 * A small instance of a problem.
 *
 * @param packageHash content of the package version that it comes from
 * @param level       from 1, the easiest
 * @param seed        from 1 to 999,999; with problem and level its address
 * @param answer      the reference solver's
 */
public record HandInstance(
        long id, long packageVersionId, ContentHash packageHash, int level, int seed, String input, String answer) {
    /** The last part of its address. */
    public String name() {
        return level + "-" + seed;
    }

    /** Digits only: in a sentence a plain number would be grouped. */
    public String seedText() {
        return Integer.toString(seed);
    }
}
