package dev.grundy.problem.paths;

import dev.grundy.base.database.Query;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.Optional;

/** What comes next for the reader on a path; templates ask {@code inject:nextSteps}. Safe for use by several threads. */
@ApplicationScoped
@Named("nextSteps")
public class NextSteps {
    private final PathRepository paths;
    private final PathLessonRepository lessons;
    private final PathOutlines outlines;

    NextSteps(PathRepository paths, PathLessonRepository lessons, PathOutlines outlines) {
        this.paths = paths;
        this.lessons = lessons;
        this.outlines = outlines;
    }

    /**
     * Where to go on after a problem on its path: to the next one that is not solved yet, or to an unread lesson right before that. Empty
     * for a problem on no path, and when all the rest is solved.
     *
     * @param problemSlug of the problem that is done
     */
    public Query<Optional<NextStop>> after(long account, String problemSlug) {
        return paths.withProblem(problemSlug, Optional.of(account))
                .map(found ->
                        found.flatMap(path -> path.nextAfter(problemSlug).map(step -> reached(path, step, account))));
    }

    /** Who has read a lesson is asked only where one lies on the way. */
    private NextStop reached(PathView path, PathView.Step step, long account) {
        boolean hasLesson = outlines.all().stream()
                .filter(outline -> outline.slug().equals(path.slug()))
                .flatMap(outline -> outline.steps().stream()
                        .filter(other -> other.slug().equals(step.slug()))
                        .flatMap(other -> outline.lessonsRightBefore(other).stream()))
                .findAny()
                .isPresent();
        PathView way = hasLesson ? lessons.with(path, Optional.of(account)) : path;
        return NextStop.of(way, way.reached(step));
    }

    /**
     * Where to go on with the path that the account was on last, or with the first one, in the reader's language; empty when all
     * paths are done.
     */
    public Query<Optional<NextStop>> of(long account) {
        return paths.latest(account).map(latest -> of(latest, Optional.of(account)));
    }

    private Optional<NextStop> of(Optional<PathView> latest, Optional<Long> reader) {
        return latest.map(path -> lessons.with(path, reader))
                .flatMap(NextSteps::stop)
                .or(() -> lessons.with(paths.all(reader), reader).stream()
                        .flatMap(path -> stop(path).stream())
                        .findFirst());
    }

    private static Optional<NextStop> stop(PathView path) {
        return path.nextStop().map(stop -> NextStop.of(path, stop));
    }

    /** Where the first path begins, for a new person. */
    public Optional<NextStop> first() {
        return outlines.all().stream().flatMap(path -> stop(path).stream()).findFirst();
    }
}
