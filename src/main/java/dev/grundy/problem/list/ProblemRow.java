package dev.grundy.problem.list;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import java.util.List;
import java.util.Optional;

/**
 * A line of the problem list: only what everybody may know of a problem.
 *
 * @param difficulty empty where the package says nothing of it
 * @param place where the list goes on behind it
 */
public record ProblemRow(
        String displayId,
        String slug,
        String title,
        String summary,
        Optional<Difficulty> difficulty,
        List<String> topics,
        Tier tier,
        ProblemStatus status,
        Solvers solvers,
        ListCursor place) {
    public ProblemRow {
        topics = List.copyOf(topics);
    }

    /** How many people tried and solved it; everybody who solved it has tried. */
    public record Solvers(long tried, long solved) {
        private static final int WHOLE = 100;

        /** Such as {@code 62 %}: of those who tried; empty while nobody has. */
        public String acceptance() {
            return tried == 0 ? "" : Math.round((double) WHOLE * solved / tried) + " %";
        }
    }
}
