package dev.grundy.problem.text;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.list.ProblemStatus;
import java.util.List;
import java.util.Optional;

/**
 * The head of every page of a problem: what everybody may know of it, and how far the reader has come.
 *
 * @param version   of the package that is served
 * @param languages identifiers of those it may be solved in; empty for all
 */
public record ProblemHeading(
        long version,
        String displayId,
        String slug,
        String title,
        String summary,
        Optional<Difficulty> difficulty,
        List<String> topics,
        List<String> languages,
        Tier tier,
        ProblemStatus status) {
    static ProblemHeading of(Problem problem, ProblemStatus status) {
        return new ProblemHeading(
                problem.liveVersion(),
                problem.displayId,
                problem.slug,
                problem.title,
                problem.summary,
                Difficulty.ofLabel(problem.difficulty),
                problem.topics,
                problem.languages,
                problem.lowestTier(),
                status);
    }
}
