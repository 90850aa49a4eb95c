package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.problem.list.ProblemStatus;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A path with how far an account has come on it.
 *
 * @param steps those whose problems are published, in the path's order; at least one
 * @param lessons in the path's order
 */
record PathView(String slug, String title, String about, List<Step> steps, List<Lesson> lessons) {
    PathView {
        steps = List.copyOf(steps);
        lessons = List.copyOf(lessons);
    }

    /** The head of a part; equal for all of its stops. */
    record PartHeading(int number, String title, String about) {}

    /** A problem or a lesson. */
    sealed interface Stop {
        PartHeading part();

        String title();

        /** Of its page, as somebody opens it who follows the path. */
        String address();

        boolean isDone();

        /** Null for a lesson: for the template. */
        default @Nullable Step step() {
            return this instanceof Step step ? step : null;
        }

        /** Null for a problem: for the template. */
        default @Nullable Lesson lesson() {
            return this instanceof Lesson lesson ? lesson : null;
        }
    }

    /**
     * A problem on the path: only facts that everybody may know.
     *
     * @param number of the step, from 1; numbers of steps that are not published are left out
     * @param why    the reason why it comes now
     * @param before the knowledge that it needs
     */
    record Step(
            String pathSlug,
            int number,
            PartHeading part,
            long problemId,
            String displayId,
            String slug,
            String title,
            Optional<Difficulty> difficulty,
            Tier tier,
            ProblemStatus status,
            String why,
            String before)
            implements Stop {
        @Override
        public String address() {
            return "/problems/" + slug + "?path=" + pathSlug;
        }

        @Override
        public boolean isDone() {
            return status.isSolved();
        }

        Step with(ProblemStatus reached) {
            return new Step(
                    pathSlug, number, part, problemId, displayId, slug, title, difficulty, tier, reached, why, before);
        }
    }

    /**
     * A lesson on the path.
     *
     * @param number among the path's lessons, from 1
     * @param beforeStep number of the step that it stands before
     * @param read whether somebody is done with it: has said so, or answered all of its questions
     */
    record Lesson(
            String pathSlug,
            int number,
            String slug,
            int beforeStep,
            PartHeading part,
            String title,
            String summary,
            boolean read,
            QuestionCount questions)
            implements Stop {
        @Override
        public String address() {
            return "/paths/" + pathSlug + "/lessons/" + slug;
        }

        @Override
        public boolean isDone() {
            return read;
        }

        Lesson with(boolean isRead, int answered) {
            return new Lesson(
                    pathSlug,
                    number,
                    slug,
                    beforeStep,
                    part,
                    title,
                    summary,
                    isRead,
                    new QuestionCount(answered, questions.asked()));
        }
    }

    /** Stops that belong together. */
    record Part(PartHeading heading, List<Stop> stops) {
        /** The lesson that ends the part behind its problems and sums it up; null if there is none: for the template. */
        public @Nullable Lesson recap() {
            boolean isAlone = stops.stream().allMatch(Lesson.class::isInstance);
            return isAlone ? null : stops.getLast().lesson();
        }

        /** Without the lesson that sums the part up. */
        public List<Stop> way() {
            return recap() == null ? stops : stops.subList(0, stops.size() - 1);
        }
    }

    PathView with(List<Lesson> found) {
        return new PathView(slug, title, about, steps, found);
    }

    /** Their ids, in the path's order. */
    Stream<Long> problems() {
        return steps.stream().map(Step::problemId);
    }

    boolean hasProblem(long id) {
        return steps.stream().anyMatch(step -> step.problemId() == id);
    }

    /** Problems and lessons, in the path's order. */
    List<Stop> stops() {
        List<Stop> stops = new ArrayList<>();
        int next = 0;
        for (Step step : steps) {
            while (next < lessons.size() && lessons.get(next).beforeStep() <= step.number()) {
                stops.add(lessons.get(next++));
            }
            stops.add(step);
        }
        stops.addAll(lessons.subList(next, lessons.size()));
        return stops;
    }

    public List<Part> parts() {
        Map<PartHeading, List<Stop>> parts =
                stops().stream().collect(Collectors.groupingBy(Stop::part, LinkedHashMap::new, Collectors.toList()));
        return parts.entrySet().stream()
                .map(entry -> new Part(entry.getKey(), entry.getValue()))
                .toList();
    }

    public long solved() {
        return steps.stream().filter(Step::isDone).count();
    }

    public long lessonsRead() {
        return lessons.stream().filter(Lesson::isDone).count();
    }

    /** Problems solved and lessons read. */
    public long done() {
        return solved() + lessonsRead();
    }

    /** Problems and lessons. */
    public int size() {
        return steps.size() + lessons.size();
    }

    /** The first step that is not solved. */
    public Optional<Step> next() {
        return steps.stream().filter(step -> !step.isDone()).findFirst();
    }

    /**
     * Where to go on: the first problem that is not solved, or the first unread of the lessons right before it. Lessons further back are
     * left to people who want them. Empty when all problems are solved.
     */
    public Optional<Stop> nextStop() {
        return next().map(this::reached);
    }

    /** Where the way to that step goes on: at the first unread lesson right before it, or at the step. */
    Stop reached(Step step) {
        return lessonsRightBefore(step).stream()
                .filter(lesson -> !lesson.isDone())
                .findFirst()
                .orElse(step);
    }

    /** In the path's order; empty for a step that follows another. */
    List<Stop> lessonsRightBefore(Step step) {
        List<Stop> stops = stops();
        int to = stops.indexOf(step);
        int from = to;
        while (from > 0 && stops.get(from - 1) instanceof Lesson) {
            from--;
        }
        return stops.subList(from, to);
    }

    /** The first step behind that problem that is not solved; where there is none, the first at all. */
    Optional<Step> nextAfter(String problemSlug) {
        return steps.stream()
                .dropWhile(step -> !step.slug().equals(problemSlug))
                .skip(1)
                .filter(step -> !step.isDone())
                .findFirst()
                .or(() -> next().filter(step -> !step.slug().equals(problemSlug)));
    }
}
