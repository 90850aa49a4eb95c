package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import io.quarkus.panache.common.Sort;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** All published problems with their topics, in memory: readers' progress is counted over them. Thread-safe. */
@ApplicationScoped
public class PublishedProblems {
    private final ProblemRepository problems;
    private final Remembered<String, List<Published>> remembered;

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

    /** The easiest first. */
    public List<Published> all() {
        return remembered.get("", this::read);
    }

    /** In alphabetical order. */
    public List<String> topics() {
        return all().stream()
                .flatMap(problem -> problem.topics().stream())
                .distinct()
                .sorted()
                .toList();
    }

    private List<Published> read() {
        return problems.list("published", Sort.by("difficultyScore", "id")).stream()
                .map(problem -> new Published(
                        problem.id(), problem.topics, Difficulty.ofLabel(problem.difficulty), problem.lowestTier()))
                .toList();
    }
}
