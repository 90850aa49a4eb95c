package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.problem.catalogue.CatalogueLoaded;
import dev.grundy.problem.catalogue.ProblemPublished;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.event.TransactionPhase;
import jakarta.interceptor.Interceptor;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The paths with their lessons and with nobody's progress, in memory: what is equal for all readers of a language. Thread-safe. */
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

    Optional<PathView> bySlug(String slug) {
        return all().stream().filter(path -> path.slug().equals(slug)).findFirst();
    }

    private List<PathView> read() {
        return lessons.with(paths.all());
    }

    /** After the paths and the lessons are loaded, which observe the same. */
    void forget(@Observes @Priority(Interceptor.Priority.LIBRARY_AFTER) CatalogueLoaded loaded) {
        Objects.requireNonNull(loaded);
        remembered.forgetAll();
    }

    void forget(@Observes(during = TransactionPhase.AFTER_SUCCESS) ProblemPublished published) {
        Objects.requireNonNull(published);
        remembered.forgetAll();
    }
}
