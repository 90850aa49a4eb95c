package dev.grundy.problem.paths;

import dev.grundy.base.database.Query;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The next stops of the reader on a path; templates ask {@code inject:nextSteps}. Safe for use by several threads. */
@ApplicationScoped
@Named("nextSteps")
public class NextSteps {
    private final PathOutlines outlines;
    private final PathProgressRepository progress;

    NextSteps(PathOutlines outlines, PathProgressRepository progress) {
        this.outlines = outlines;
        this.progress = progress;
    }

    /**
     * Where to go on after a problem on the first path that has it. That is the next one that is not solved yet, or an unread lesson right
     * before that. Empty for a problem on no path, and when all the rest is solved.
     *
     * @param problemSlug of the problem that is done
     */
    public Query<Optional<NextStop>> after(long account, String problemSlug) {
        List<PathView> firstWithIt = outlines.all().stream()
                .filter(path ->
                        path.steps().stream().anyMatch(step -> step.slug().equals(problemSlug)))
                .limit(1)
                .toList();
        return progress.of(account, firstWithIt)
                .map(reached -> firstWithIt.stream()
                        .map(reached::on)
                        .findFirst()
                        .flatMap(path ->
                                path.nextAfter(problemSlug).map(step -> NextStop.of(path, path.reached(step)))));
    }

    /**
     * Where to go on with the path that the account was on last, or with the first one, in the reader's language. Empty when all
     * paths are done.
     */
    public Query<Optional<NextStop>> of(long account) {
        List<PathView> paths = outlines.all();
        return progress.of(account, paths).map(reached -> next(reached, paths));
    }

    private static Optional<NextStop> next(PathProgress reached, List<PathView> paths) {
        return Stream.concat(reached.latest(paths).stream(), paths.stream())
                .flatMap(path -> stop(reached.on(path)).stream())
                .findFirst();
    }

    private static Optional<NextStop> stop(PathView path) {
        return path.nextStop().map(stop -> NextStop.of(path, stop));
    }

    /** Where the first path begins, for a new person. */
    public Optional<NextStop> first() {
        return outlines.all().stream().flatMap(path -> stop(path).stream()).findFirst();
    }
}
