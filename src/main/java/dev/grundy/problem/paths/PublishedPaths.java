package dev.grundy.problem.paths;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Which published problems each path leads through, for features that take a path's problems over. Thread-safe. */
@ApplicationScoped
public class PublishedPaths {
    private final PathOutlines outlines;

    PublishedPaths(PathOutlines outlines) {
        this.outlines = outlines;
    }

    /** @param problems slugs, in the path's order; at least one */
    public record Outline(String slug, String title, List<String> problems) {
        public Outline {
            problems = List.copyOf(problems);
        }
    }

    /** In the order of the paths. */
    public List<Outline> all() {
        return outlines.all().stream().map(PublishedPaths::outline).toList();
    }

    public Optional<Outline> bySlug(String slug) {
        return outlines.bySlug(slug).map(PublishedPaths::outline);
    }

    private static Outline outline(PathView path) {
        return new Outline(
                path.slug(),
                path.title(),
                path.steps().stream().map(PathView.Step::slug).toList());
    }
}
