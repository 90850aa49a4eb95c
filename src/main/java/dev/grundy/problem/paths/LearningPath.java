package dev.grundy.problem.paths;

import java.util.List;

/**
 * A path as its author wrote it.
 *
 * @param slug  its name in addresses
 * @param about shown under the title
 * @param parts at least one
 */
record LearningPath(String slug, String title, String about, List<Part> parts) {
    LearningPath {
        parts = List.copyOf(parts);
    }

    /**
     * Stops that belong together.
     *
     * @param about may be empty
     */
    record Part(String title, String about, List<Stop> stops) {
        Part {
            stops = List.copyOf(stops);
        }
    }

    /** A stop on a path. */
    sealed interface Stop permits Step, Lesson {}

    /**
     * A problem on the path.
     *
     * @param problem its display id
     * @param why     the reason why it comes now
     * @param before  the knowledge that it needs
     */
    record Step(String problem, String why, String before) implements Stop {}

    /**
     * A text to read.
     *
     * @param name of its directory
     */
    record Lesson(String name) implements Stop {}

    List<Step> steps() {
        return stops(Step.class);
    }

    List<Lesson> lessons() {
        return stops(Lesson.class);
    }

    private <S extends Stop> List<S> stops(Class<S> kind) {
        return parts.stream()
                .flatMap(part -> part.stops().stream())
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }
}
