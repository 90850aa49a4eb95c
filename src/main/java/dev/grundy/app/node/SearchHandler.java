package dev.grundy.app.node;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.judge.result.SearchState;
import dev.grundy.judge.search.CounterexampleSearch;
import dev.grundy.judge.search.SearchLimits;
import dev.grundy.judge.search.SearchResult;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.submission.verdict.SearchRepository;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * Searches for counterexamples with the package of the version that judged, leaves a cell for judgings, and gives way to them
 * before each instance. Thread-safe.
 */
public final class SearchHandler implements Handler {
    private final Workshop workshop;
    private final Programs programs;
    private final SearchRepository searches;
    private final SearchLimits limits;

    public SearchHandler(Workshop workshop, Programs programs, SearchRepository searches) {
        this.workshop = workshop;
        this.programs = programs;
        this.searches = searches;
        this.limits = SearchLimits.USUAL.withWidth(Math.max(1, workshop.cells().size() - 1));
    }

    @Override
    public Kind kind() {
        return SearchRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        SearchResult result = new CounterexampleSearch(workshop)
                .find(
                        programs.request(searches.task(claim.lease()), SearchState.SEED),
                        limits,
                        tried -> beforeInstance(steps, tried));
        return new Done(
                SearchRepository.result(
                        result.tried(),
                        Optional.ofNullable(result.counterexample()),
                        Optional.ofNullable(result.tooLarge())),
                Duration.ZERO);
    }

    private static void beforeInstance(Steps steps, long tried) {
        IdleSteps.giveWay(steps);
        steps.at("searching", () -> SearchRepository.progress(tried));
    }
}
