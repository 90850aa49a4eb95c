package dev.grundy.problem.progress;

import dev.grundy.format.pack.Difficulty;
import dev.grundy.problem.catalogue.PublishedProblems.Groups;
import dev.grundy.problem.catalogue.PublishedProblems.Published;
import dev.grundy.web.frame.Texts;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * How much of the published problems is solved.
 *
 * @param difficulties the easiest first, each under its name in the reader's language; of problems that say how difficult they are
 * @param topics       in the order of their names
 */
public record Shares(Share all, List<Share> difficulties, List<Share> topics) {
    /** Of a topic, of a difficulty, or of everything. */
    public record Share(String name, long problems, long solved) {
        private static Share of(String name, List<Published> problems, Set<Long> solved) {
            return new Share(
                    name,
                    problems.size(),
                    problems.stream()
                            .filter(problem -> solved.contains(problem.id()))
                            .count());
        }
    }

    /** @param solved ids; also of problems that are not among them */
    static Shares of(Groups problems, Collection<Long> solved) {
        Set<Long> done = Set.copyOf(solved);
        return new Shares(
                Share.of("", problems.all(), done),
                problems.difficulties().entrySet().stream()
                        .map(group -> Share.of(name(group.getKey()), group.getValue(), done))
                        .toList(),
                problems.topics().entrySet().stream()
                        .map(group -> Share.of(group.getKey(), group.getValue(), done))
                        .toList());
    }

    private static String name(Difficulty difficulty) {
        return Texts.of("difficulty-" + difficulty.label().toLowerCase(Locale.ROOT));
    }
}
