package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import java.util.Optional;

/**
 * Where somebody goes on with a path, at a problem or at a lesson before it: only facts that everybody may know.
 *
 * @param path       title of the path
 * @param anchor     of the stop on the path's page
 * @param lesson     whether it is a lesson
 * @param questions  the questions of the lesson; none of a problem
 * @param displayId  of the problem; empty for a lesson
 * @param slug       of the problem or the lesson
 * @param difficulty empty for a lesson
 * @param why        the reason why it comes now; of a lesson its subject
 */
public record NextStop(
        String path,
        String pathSlug,
        String anchor,
        boolean lesson,
        QuestionCount questions,
        String displayId,
        String slug,
        String title,
        String address,
        Optional<Difficulty> difficulty,
        Tier tier,
        String why) {
    static NextStop of(PathView path, PathView.Stop stop) {
        return switch (stop) {
            case PathView.Step step ->
                new NextStop(
                        path.title(),
                        path.slug(),
                        "step-" + step.number(),
                        false,
                        QuestionCount.NONE,
                        step.displayId(),
                        step.slug(),
                        step.title(),
                        step.address(),
                        step.difficulty(),
                        step.tier(),
                        step.why());
            case PathView.Lesson lesson ->
                new NextStop(
                        path.title(),
                        path.slug(),
                        "lesson-" + lesson.number(),
                        true,
                        lesson.questions(),
                        "",
                        lesson.slug(),
                        lesson.title(),
                        lesson.address(),
                        Optional.empty(),
                        Tier.FREE,
                        lesson.summary());
        };
    }
}
