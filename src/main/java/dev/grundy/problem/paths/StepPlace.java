package dev.grundy.problem.paths;

import dev.grundy.problem.paths.LessonPlace.Neighbour;
import java.util.List;
import java.util.Optional;

/**
 * Where a problem stands on a path that somebody follows.
 *
 * @param number of the step on it, from 1
 * @param steps  how many there are
 * @param before the stop before it on the path, a lesson or a problem; empty for the first
 * @param after  the stop after it; empty for the last
 * @param lesson the nearest lesson before it; empty if there is none
 */
public record StepPlace(
        String pathTitle,
        String pathSlug,
        int number,
        int steps,
        Optional<Neighbour> before,
        Optional<Neighbour> after,
        Optional<Neighbour> lesson) {
    /** Empty if the problem is not on the path. */
    static Optional<StepPlace> on(PathView path, String problemSlug) {
        return path.steps().stream()
                .filter(step -> step.slug().equals(problemSlug))
                .findFirst()
                .map(step -> of(path, step));
    }

    private static StepPlace of(PathView path, PathView.Step step) {
        List<PathView.Stop> stops = path.stops();
        int place = stops.indexOf(step);
        return new StepPlace(
                path.title(),
                path.slug(),
                step.number(),
                path.steps().getLast().number(),
                Neighbour.at(stops, place - 1),
                Neighbour.at(stops, place + 1),
                stops.subList(0, place).reversed().stream()
                        .filter(PathView.Lesson.class::isInstance)
                        .findFirst()
                        .map(Neighbour::of));
    }
}
