package dev.grundy.problem.paths;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Where lessons stand on paths, for pages that show them. Safe for use by several threads. */
@ApplicationScoped
public class LessonPlaces {
    private final ReaderPaths paths;

    LessonPlaces(ReaderPaths paths) {
        this.paths = paths;
    }

    /** Empty where there is no such path, or that lesson is not on it. */
    public Optional<LessonPlace> of(String pathSlug, String lesson, Optional<Long> account) {
        return paths.bySlug(pathSlug, account).flatMap(path -> of(path, lesson));
    }

    private static Optional<LessonPlace> of(PathView path, String name) {
        List<PathView.Stop> stops = path.stops();
        return IntStream.range(0, stops.size())
                .filter(place -> stops.get(place) instanceof PathView.Lesson lesson
                        && lesson.slug().equals(name))
                .mapToObj(place -> of(path, stops, place))
                .findFirst();
    }

    private static LessonPlace of(PathView path, List<PathView.Stop> stops, int place) {
        PathView.Lesson lesson = (PathView.Lesson) stops.get(place);
        return new LessonPlace(
                path.title(),
                path.slug(),
                lesson.slug(),
                path.lessons().indexOf(lesson) + 1,
                path.lessons().size(),
                lesson.read(),
                lesson.questions(),
                LessonPlace.Neighbour.at(stops, place - 1),
                LessonPlace.Neighbour.at(stops, place + 1));
    }
}
