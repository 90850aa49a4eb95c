package dev.grundy.studio.verify.attempt;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** How far above the time limit a package's too slow submissions are, by language: an idea may pass in a fast language. */
final class SlowIdeas {
    private final Languages languages;
    private final Duration limit;

    SlowIdeas(Languages languages, Duration limit) {
        this.languages = languages;
        this.limit = limit;
    }

    /** By language, the one that comes nearest to the limit; then the languages of accepted submissions that have none. */
    String among(List<TriedAttempt> tried) {
        Map<String, TriedAttempt> nearest = new LinkedHashMap<>();
        tried.stream()
                .filter(attempt -> attempt.attempt().expected().contains(Verdict.TLE))
                .sorted(Comparator.comparing(TriedAttempt::slowest))
                .forEach(attempt -> language(attempt).ifPresent(name -> nearest.putIfAbsent(name, attempt)));
        if (nearest.isEmpty()) {
            return "no submission is too slow";
        }
        List<String> parts = new ArrayList<>();
        nearest.forEach((name, attempt) -> parts.add(name + " " + factor(attempt)));
        TreeSet<String> without = tried.stream()
                .filter(attempt -> attempt.attempt().accepted())
                .flatMap(attempt -> language(attempt).stream())
                .filter(name -> !nearest.containsKey(name))
                .collect(Collectors.toCollection(TreeSet::new));
        return "too slow by the limit: " + String.join(", ", parts)
                + (without.isEmpty() ? "" : "; none in " + String.join(", ", without));
    }

    private Optional<String> language(TriedAttempt attempt) {
        return languages.ofFile(attempt.attempt().name()).map(Language::name);
    }

    /** A run is ended at the limit with its margin, so that a longer one is only known to be at least that long. */
    private String factor(TriedAttempt attempt) {
        boolean ended = attempt.trials().values().stream().noneMatch(trial -> trial.verdict() == Verdict.TLE);
        double times = (double) attempt.slowest().toNanos() / limit.toNanos();
        return String.format(Locale.ROOT, "%s%.1f×", ended ? "" : "≥ ", times);
    }
}
