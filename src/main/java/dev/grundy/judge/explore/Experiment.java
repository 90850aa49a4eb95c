package dev.grundy.judge.explore;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.explore.growth.GrowthLimits;
import dev.grundy.judge.explore.growth.GrowthMeasuring;
import dev.grundy.judge.explore.growth.GrowthResult;
import dev.grundy.judge.explore.growth.SlowestMeasuring;
import dev.grundy.judge.explore.idea.IdeaComparison;
import dev.grundy.judge.explore.idea.IdeaLimits;
import dev.grundy.judge.explore.idea.IdeaResult;
import dev.grundy.judge.explore.phase.PhaseLimits;
import dev.grundy.judge.explore.phase.PhaseMapping;
import dev.grundy.judge.explore.phase.PhaseResult;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.IdeaFinding;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.judge.result.SmallGamesFinding;
import dev.grundy.judge.search.CounterexampleSearch;
import dev.grundy.judge.search.SearchLimits;
import dev.grundy.judge.search.SearchResult;
import dev.grundy.judge.search.SmallScope;
import dev.grundy.judge.search.SmallScopeLimits;
import dev.grundy.judge.search.SmallScopeResult;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.workshop.Workshop;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A way of finding something out about a program after its verdict. Safe for use by several threads.
 *
 * @param suits which packages have what it needs
 */
public record Experiment(FindingKind kind, Predicate<ProblemPackage> suits, Run run) {
    /** Where measuring was switched off after some was queued: what one start takes is enough to end it. */
    private static final Duration LEAST = Duration.ofNanos(1);

    private static final GrowthLimits SLOWEST_LIMITS = new GrowthLimits(Duration.ofSeconds(20));

    /** The work on one program. */
    @FunctionalInterface
    public interface Run {
        /**
         * Makes the finding, or goes on for one piece of time.
         *
         * @param before the result of the earlier pieces, as JSON; empty at the first
         * @throws JudgeException if the package does not suit, the program does not compile, or a program of the package fails
         */
        Result on(JudgingRequest request, Optional<String> before, Listener listener);
    }

    /** Hears before each run. May keep it waiting, which is not counted as its time, or end all by an exception. */
    public interface Listener {
        void next();

        /** @param done how many inputs, games or sizes so far */
        void next(long done);
    }

    /**
     * The result of a run.
     *
     * @param finding the kind's record, fit for {@link ResultJson}
     * @param cpu     the CPU time of its runs that counts against the person; nothing where nobody asks for it
     */
    public record Result(Object finding, Duration cpu) {}

    /**
     * All that there are, one for each kind.
     *
     * @param growth CPU time for measuring one program; none where that is switched off
     */
    public static List<Experiment> all(Workshop workshop, Duration growth) {
        GrowthLimits growthLimits = new GrowthLimits(growth.isPositive() ? growth : LEAST);
        SearchLimits searchLimits =
                SearchLimits.USUAL.withWidth(Math.max(1, workshop.cells().size() - 1));
        return List.of(
                new Experiment(
                        FindingKind.SMALL_GAMES,
                        SmallScope::canTry,
                        (request, before, listener) -> smallGames(workshop, request, before, listener)),
                new Experiment(FindingKind.PHASE, PhaseMapping::canMap, (request, before, listener) -> {
                    PhaseResult result = new PhaseMapping(workshop).mapped(request, PhaseLimits.USUAL, listener::next);
                    return new Result(result.map(), result.cpu());
                }),
                new Experiment(
                        FindingKind.IDEA,
                        IdeaComparison::canCompare,
                        (request, before, listener) -> idea(workshop, request, listener)),
                new Experiment(FindingKind.GROWTH, GrowthMeasuring::canMeasure, (request, before, listener) -> {
                    GrowthResult result = new GrowthMeasuring(workshop).measured(request, growthLimits, listener::next);
                    return new Result(result.measurement(), result.cpu());
                }),
                new Experiment(FindingKind.SLOWEST, SlowestMeasuring::canMeasure, (request, before, listener) -> {
                    SlowestMeasuring.Result result =
                            new SlowestMeasuring(workshop).measured(request, SLOWEST_LIMITS, listener::next);
                    return new Result(result.runs(), result.cpu());
                }),
                new Experiment(
                        FindingKind.COUNTEREXAMPLE, CounterexampleSearch::canSearch, (request, before, listener) -> {
                            SearchResult result =
                                    new CounterexampleSearch(workshop).find(request, searchLimits, listener::next);
                            return new Result(
                                    SearchFinding.of(result.tried(), result.counterexample(), result.tooLarge()),
                                    Duration.ZERO);
                        }));
    }

    private static Result smallGames(
            Workshop workshop, JudgingRequest request, Optional<String> before, Listener listener) {
        int tried = before.map(json -> ResultJson.read(json, SmallGamesFinding.class))
                .map(SmallGamesFinding::tried)
                .orElse(0);
        SmallScopeResult result =
                new SmallScope(workshop).tried(request, tried, SmallScopeLimits.USUAL, listener::next);
        return new Result(
                SmallGamesFinding.of(
                        result.tried(),
                        result.games(),
                        result.gamesAre().english(),
                        result.gamesAre().german(),
                        result.failure().orElse(null)),
                Duration.ZERO);
    }

    private static Result idea(Workshop workshop, JudgingRequest request, Listener listener) {
        IdeaResult result =
                new IdeaComparison(request.problem(), workshop, IdeaLimits.USUAL, listener::next).compare(request);
        IdeaFinding finding = result.told()
                .map(told -> IdeaFinding.told(
                        told.tests(),
                        told.misconception().idea().english(),
                        told.misconception().idea().german(),
                        told.misconception().anchor().orElse(null)))
                .orElse(IdeaFinding.NONE);
        return new Result(finding, result.cpu());
    }
}
