package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The paths with their lessons and with nobody's progress, in memory: for pages that only show the way. Thread-safe. */
@ApplicationScoped
class PathOutlines {
    /** A path changes with a release, and for this long another node may not know it. */
    private static final Duration REMEMBERED = Duration.ofSeconds(10);

    private final PathRepository paths;
    private final PathLessonRepository lessons;
    private final Remembered<PageLanguage, List<PathView>> remembered;

    PathOutlines(PathRepository paths, PathLessonRepository lessons, Clock clock) {
        this.paths = paths;
        this.lessons = lessons;
        this.remembered = new Remembered<>(REMEMBERED, PageLanguage.values().length, clock);
    }

    /** In the reader's language, in the order of the paths. */
    List<PathView> all() {
        return remembered.get(ReaderLanguage.now(), this::read);
    }

    private List<PathView> read() {
        return lessons.with(paths.all(Optional.empty()), Optional.empty());
    }

    /** After the paths and the lessons are loaded, which observe the same. */
    void forget(@Observes @Priority(Interceptor.Priority.LIBRARY_AFTER) CatalogueLoaded loaded) {
        Objects.requireNonNull(loaded);
        remembered.forgetAll();
    }
}
