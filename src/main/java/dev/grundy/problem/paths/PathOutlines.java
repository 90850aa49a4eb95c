package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.problem.catalogue.RememberedCatalogue;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** The paths with their lessons and with nobody's progress, in memory: what is equal for all readers of a language. Thread-safe. */
@ApplicationScoped
class PathOutlines {
    private final PathRepository paths;
    private final PathLessonRepository lessons;
    private final Remembered<PageLanguage, List<PathView>> remembered;

    PathOutlines(PathRepository paths, PathLessonRepository lessons, RememberedCatalogue catalogue) {
        this.paths = paths;
        this.lessons = lessons;
        this.remembered = catalogue.room(PageLanguage.values().length);
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
}
