package dev.grundy.path;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.Optional;

/** Which problem comes next for whom; templates ask {@code inject:nextSteps}. Safe for use by several threads. */
@ApplicationScoped
@Named("nextSteps")
public class NextSteps {
    private final PathRepository paths;

    NextSteps(PathRepository paths) {
        this.paths = paths;
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

    /** The next step on the path that the account was on last, or on the first path; empty when all paths are done. */
    public Optional<NextStep> of(long account) {
        Optional<NextStep> next =
                paths.latest(account).flatMap(path -> path.next().map(step -> NextStep.of(path, step)));
        return next.isPresent()
                ? next
                : paths.all(Optional.of(account)).stream()
                        .flatMap(path -> path.next().map(step -> NextStep.of(path, step)).stream())
                        .findFirst();
    }

    /** The first step of the first path, for whoever is new. */
    public Optional<NextStep> first() {
        return paths.all(Optional.empty()).stream()
                .flatMap(path -> path.next().map(step -> NextStep.of(path, step)).stream())
                .findFirst();
    }
}
