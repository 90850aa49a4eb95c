package dev.grundy.path;

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
     * Steps that belong together.
     *
     * @param about may be empty
     */
    record Part(String title, String about, List<Step> steps) {
        Part {
            steps = List.copyOf(steps);
        }
    }

    /**
     * A problem on the path.
     *
     * @param problem its display id
     * @param why     why it comes now
     * @param before  what to know before
     */
    record Step(String problem, String why, String before) {}

    List<Step> steps() {
        return parts.stream().flatMap(part -> part.steps().stream()).toList();
    }
}
