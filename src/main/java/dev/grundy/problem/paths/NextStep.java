package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import java.util.Optional;

/**
 * What somebody may do next on a path: only what everybody may know of the problem.
 *
 * @param path   title of the path
 * @param number of the step on it, from 1
 * @param slug   of the problem
 * @param why    why it comes now
 */
public record NextStep(
        String path,
        String pathSlug,
        int number,
        String displayId,
        String slug,
        String title,
        Optional<Difficulty> difficulty,
        Tier tier,
        String why) {
    static NextStep of(PathView path, PathView.Step step) {
        return new NextStep(
                path.title(),
                path.slug(),
                step.number(),
                step.displayId(),
                step.slug(),
                step.title(),
                step.difficulty(),
                step.tier(),
                step.why());
    }
}
