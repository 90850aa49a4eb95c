package dev.grundy.problem.pages;

import dev.grundy.kernel.Tier;
import dev.grundy.problem.pack.Difficulty;
import java.util.List;
import java.util.Optional;

/**
 * A line of the problem list: only what everybody may know of a problem.
 *
 * @param difficulty empty where the package says nothing of it
 */
public record ProblemRow(
        String displayId,
        String slug,
        String title,
        String summary,
        Optional<Difficulty> difficulty,
        List<String> topics,
        Tier tier,
        ProblemStatus status) {
    public ProblemRow {
        topics = List.copyOf(topics);
    }
}
