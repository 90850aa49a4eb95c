package dev.grundy.problem.solutions;

import dev.grundy.format.language.Language;
import java.util.List;

/**
 * Solutions as their page lists them.
 *
 * @param shared    by anybody, in the order chosen
 * @param own       of the reader
 * @param sharesAll whether the reader shares all
 * @param language  only of this one; empty for all
 * @param offered   languages to choose from
 * @param reader    the account of the reader
 */
public record SolutionList(
        List<SharedSolution> shared,
        List<SharedSolution> own,
        boolean sharesAll,
        SolutionSort sort,
        String language,
        List<Language> offered,
        long reader) {
    public SolutionList {
        shared = List.copyOf(shared);
        own = List.copyOf(own);
        offered = List.copyOf(offered);
    }

    public List<SolutionSort> sorts() {
        return List.of(SolutionSort.values());
    }

    public boolean isOwn(SharedSolution solution) {
        return solution.accountId() == reader;
    }

    /** As people know it. */
    public String languageName(SharedSolution solution) {
        return offered.stream()
                .filter(known -> known.id().equals(solution.language()))
                .map(Language::name)
                .findFirst()
                .orElse(solution.language());
    }
}
