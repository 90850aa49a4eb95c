package dev.grundy.problem.paths;

import dev.grundy.problem.pages.Way;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.util.Optional;

/**
 * Where the problem of a page stands on the path that its reader follows; templates ask {@code inject:stepPlaces}. Usable only while a
 * request is being worked on. Asks the database at most once in a while.
 */
@ApplicationScoped
@Named("stepPlaces")
public class StepPlaces {
    private final PathOutlines paths;
    private final Way way;

    StepPlaces(PathOutlines paths, Way way) {
        this.paths = paths;
        this.way = way;
    }

    /** Empty for a reader who follows no path, and for a problem that is not on it. */
    public Optional<StepPlace> of(String problemSlug) {
        String followed = way.getPath();
        return followed.isEmpty()
                ? Optional.empty()
                : paths.bySlug(followed).flatMap(path -> StepPlace.on(path, problemSlug));
    }
}
