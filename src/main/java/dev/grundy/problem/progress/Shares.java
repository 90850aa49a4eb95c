package dev.grundy.problem.progress;

import dev.grundy.problem.catalogue.PublishedProblems.Published;
import dev.grundy.web.frame.Texts;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * How much of the published problems is solved.
 *
 * @param difficulties the easiest first, each under its name in the reader's language; of problems that say how difficult they are
 * @param topics       in the order of their names
 */
public record Shares(Share all, List<Share> difficulties, List<Share> topics) {
    /** Of a topic, of a difficulty, or of everything. */
    public record Share(String name, long problems, long solved) {
        private Share plus(boolean isSolved) {
            return new Share(name, problems + 1, solved + (isSolved ? 1 : 0));
        }
    }

    /**
     * @param problems the easiest first
     * @param solved   ids; also of problems that are not among them
     */
    static Shares of(List<Published> problems, Collection<Long> solved) {
        Set<Long> done = new HashSet<>(solved);
        Share all = new Share("", 0, 0);
        Map<String, Share> difficulties = new LinkedHashMap<>();
        Map<String, Share> topics = new TreeMap<>();
        for (Published problem : problems) {
            boolean isSolved = done.contains(problem.id());
            all = all.plus(isSolved);
            problem.difficulty()
                    .ifPresent(difficulty -> count(
                            difficulties,
                            Texts.of("difficulty-" + difficulty.label().toLowerCase(Locale.ROOT)),
                            isSolved));
            problem.topics().forEach(topic -> count(topics, topic, isSolved));
        }
        return new Shares(all, List.copyOf(difficulties.values()), List.copyOf(topics.values()));
    }

    private static void count(Map<String, Share> shares, String name, boolean isSolved) {
        shares.compute(name, (same, share) -> (share == null ? new Share(name, 0, 0) : share).plus(isSolved));
    }
}
