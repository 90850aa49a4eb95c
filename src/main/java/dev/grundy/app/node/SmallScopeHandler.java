package dev.grundy.app.node;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.judge.result.SearchState;
import dev.grundy.judge.search.SmallScope;
import dev.grundy.judge.search.SmallScopeLimits;
import dev.grundy.judge.search.SmallScopeResult;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.submission.verdict.SmallGamesRepository;
import dev.grundy.submission.verdict.SmallGamesRepository.Task;
import java.time.Duration;
import java.util.Set;

/**
 * Tries accepted programs on all small games of the version that judged, one game after the other, and gives way before each. After a time it lets
 * others of its lane go first, and goes on another time. Thread-safe.
 */
final class SmallScopeHandler implements Handler {
    private final Workshop workshop;
    private final Programs programs;
    private final SmallGamesRepository trials;
    private final SmallScopeLimits limits;

    SmallScopeHandler(Workshop workshop, Programs programs, SmallGamesRepository trials, SmallScopeLimits limits) {
        this.workshop = workshop;
        this.programs = programs;
        this.trials = trials;
        this.limits = limits;
    }

    @Override
    public Kind kind() {
        return SmallGamesRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        Task task = trials.task(claim.lease());
        SmallScopeResult result = new SmallScope(workshop)
                .tried(
                        programs.request(task.program(), SearchState.SEED),
                        task.tried(),
                        limits,
                        tried -> beforeGame(steps, tried));
        return new Done(
                SmallGamesRepository.result(result.tried(), result.games(), result.gamesAre(), result.failure()),
                // Nobody asks for it, so it is no handicap for what the person sends next.
                Duration.ZERO);
    }

    private static void beforeGame(Steps steps, long tried) {
        IdleSteps.giveWay(steps);
        steps.at("trying", () -> SmallGamesRepository.progress(tried));
    }
}
