package dev.grundy.problem.paths;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.Optional;

/** Which problem comes next for the reader; templates ask {@code inject:nextSteps}. Safe for use by several threads. */
@ApplicationScoped
@Named("nextSteps")
public class NextSteps {
    private final PathRepository paths;
    private final PathLessonRepository lessons;

    NextSteps(PathRepository paths, PathLessonRepository lessons) {
        this.paths = paths;
        this.lessons = lessons;
    }

    /**
     * What comes after a problem on its path and is not solved yet; empty for a problem on no path, and when all the rest is
     * solved.
     *
     * @param problemSlug of the problem that is done
     */
    public Optional<NextStep> after(long account, String problemSlug) {
        return paths.withProblem(problemSlug, Optional.of(account))
                .flatMap(path -> path.nextAfter(problemSlug).map(step -> NextStep.of(path, step)));
    }

    /**
     * Where to go on with the path that the account was on last, or with the first one, in the reader's language; empty when all
     * paths are done.
     */
    public Optional<NextStop> of(long account) {
        Optional<Long> reader = Optional.of(account);
        return paths.latest(account)
                .map(path -> lessons.with(path, reader))
                .flatMap(NextSteps::stop)
                .or(() -> lessons.with(paths.all(reader), reader).stream()
                        .flatMap(path -> stop(path).stream())
                        .findFirst());
    }

    private static Optional<NextStop> stop(PathView path) {
        return path.nextStop().map(stop -> NextStop.of(path, stop));
    }

    /** The first step of the first path, for a new person. */
    public Optional<NextStep> first() {
        return paths.all(Optional.empty()).stream()
                .flatMap(path -> path.next().map(step -> NextStep.of(path, step)).stream())
                .findFirst();
    }
}
