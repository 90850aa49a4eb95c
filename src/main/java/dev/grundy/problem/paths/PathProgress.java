package dev.grundy.problem.paths;

import dev.grundy.problem.list.ProblemStatus;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * How far an account has come with problems and lessons of paths.
 *
 * @param problems statuses by id, the problem that was tried or solved last first; without those that are new
 * @param read     names of lessons
 * @param answered numbers of answered questions by lesson; without those of which none is
 */
record PathProgress(Map<Long, ProblemStatus> problems, Set<String> read, Map<String, Integer> answered) {
    PathProgress {
        problems = new LinkedHashMap<>(problems);
        read = Set.copyOf(read);
        answered = Map.copyOf(answered);
    }

    /** The same path with this progress. */
    PathView on(PathView path) {
        return new PathView(
                path.slug(),
                path.title(),
                path.about(),
                path.steps().stream().map(this::on).toList(),
                path.lessons().stream().map(this::on).toList());
    }

    private PathView.Step on(PathView.Step step) {
        return step.with(problems.getOrDefault(step.problemId(), ProblemStatus.NEW));
    }

    private PathView.Lesson on(PathView.Lesson lesson) {
        return lesson.with(read.contains(lesson.slug()), answered.getOrDefault(lesson.slug(), 0));
    }

    /** The one of these paths on which a problem was tried or solved last; empty where that is true of none. */
    Optional<PathView> latest(List<PathView> paths) {
        return problems.keySet().stream()
                .flatMap(problem -> paths.stream().filter(path -> path.hasProblem(problem)))
                .findFirst();
    }
}
