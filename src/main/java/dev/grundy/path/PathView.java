package dev.grundy.path;

import dev.grundy.kernel.Tier;
import dev.grundy.problem.pack.Difficulty;
import dev.grundy.problem.pages.ProblemStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A path with how far somebody has come on it.
 *
 * @param steps those whose problems are published, in the path's order; at least one
 */
record PathView(String slug, String title, String about, List<Step> steps) {
    PathView {
        steps = List.copyOf(steps);
    }

    /** The head of a part; equal for all of its steps. */
    record PartHeading(int number, String title, String about) {}

    /**
     * A problem on the path: only what everybody may know of it.
     *
     * @param number of the step, from 1; numbers of steps that are not published are left out
     * @param why    why it comes now
     * @param before what to know before
     */
    record Step(
            int number,
            PartHeading part,
            String displayId,
            String slug,
            String title,
            Optional<Difficulty> difficulty,
            Tier tier,
            ProblemStatus status,
            String why,
            String before) {}

    /** Steps that belong together. */
    record Part(PartHeading heading, List<Step> steps) {}

    public List<Part> parts() {
        Map<PartHeading, List<Step>> parts =
                steps.stream().collect(Collectors.groupingBy(Step::part, LinkedHashMap::new, Collectors.toList()));
        return parts.entrySet().stream()
                .map(entry -> new Part(entry.getKey(), entry.getValue()))
                .toList();
    }

    public long solved() {
        return steps.stream().filter(step -> step.status().isSolved()).count();
    }

    /** The first step that is not solved. */
    public Optional<Step> next() {
        return steps.stream().filter(step -> !step.status().isSolved()).findFirst();
    }

    /** The first step behind that problem that is not solved; where there is none, the first at all. */
    Optional<Step> nextAfter(String problemSlug) {
        return steps.stream()
                .dropWhile(step -> !step.slug().equals(problemSlug))
                .skip(1)
                .filter(step -> !step.status().isSolved())
                .findFirst()
                .or(() -> next().filter(step -> !step.slug().equals(problemSlug)));
    }
}
