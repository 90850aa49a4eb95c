package dev.grundy.studio.intake;

import dev.grundy.base.kernel.ContentHash;
import java.util.Map;

/**
 * The working copy of a problem that is served: the one that is called as its display id.
 *
 * @param address of its page
 * @param tests   names of those whose input lies in a file of at most {@link FixedTestInput#LONGEST_BYTES}, by the input's hash
 */
public record CopyOfProblem(String address, Map<ContentHash, String> tests) {
    public CopyOfProblem {
        tests = Map.copyOf(tests);
    }
}
