package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All published problems with their topics, in memory: readers' progress is counted over them. Thread-safe. */
@ApplicationScoped
public class PublishedProblems {
    private final ProblemRepository problems;
    private final Remembered<String, Groups> remembered;

    PublishedProblems(ProblemRepository problems, RememberedCatalogue catalogue) {
        this.problems = problems;
        this.remembered = catalogue.room(1);
    }

    /**
     * A problem that everybody may see in lists.
     *
     * @param difficulty empty where its package does not say
     * @param tier       the lowest that may read it
     */
    public record Published(long id, List<String> topics, Optional<Difficulty> difficulty, Tier tier) {
        public Published {
            topics = List.copyOf(topics);
        }
    }

    /**
     * All problems, and the same in groups.
     *
     * @param all          the easiest first
     * @param difficulties the lowest first; without problems whose package does not say how difficult they are
     * @param topics       in alphabetical order
     */
    public record Groups(
            List<Published> all,
            SortedMap<Difficulty, List<Published>> difficulties,
            SortedMap<String, List<Published>> topics) {
        static Groups of(List<Published> all) {
            return new Groups(
                    List.copyOf(all),
                    groups(all, problem -> problem.difficulty().stream()),
                    groups(all, problem -> problem.topics().stream()));
        }

        private static <K extends Comparable<K>> SortedMap<K, List<Published>> groups(
                List<Published> all, Function<Published, Stream<K>> names) {
            Map<K, List<Published>> groups = all.stream()
                    .flatMap(problem -> names.apply(problem).map(name -> Map.entry(name, problem)))
                    .collect(Collectors.groupingBy(
                            Map.Entry::getKey,
                            Collectors.mapping(Map.Entry::getValue, Collectors.toUnmodifiableList())));
            return Collections.unmodifiableSortedMap(new TreeMap<>(groups));
        }
    }

    public Groups groups() {
        return remembered.get("", () -> Groups.of(read()));
    }

    /** The easiest first. */
    public List<Published> all() {
        return groups().all();
    }

    private List<Published> read() {
        return problems.list("published", Sort.by("difficultyScore", "id")).stream()
                .map(problem -> new Published(
                        problem.id(), problem.topics, Difficulty.ofLabel(problem.difficulty), problem.lowestTier()))
                .toList();
    }
}
