package dev.grundy.app.node;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.judge.explore.idea.IdeaComparison;
import dev.grundy.judge.explore.idea.IdeaLimits;
import dev.grundy.judge.explore.idea.IdeaResult;
import dev.grundy.judge.result.SearchState;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.submission.verdict.IdeaRepository;
import java.util.Set;

/** Compares wrong programs with those of the version that judged which say their idea, one run after the other, and gives way before each. Thread-safe. */
public final class IdeaHandler implements Handler {
    private final Workshop workshop;
    private final Programs programs;
    private final IdeaRepository ideas;
    private final IdeaLimits limits;

    public IdeaHandler(Workshop workshop, Programs programs, IdeaRepository ideas, IdeaLimits limits) {
        this.workshop = workshop;
        this.programs = programs;
        this.ideas = ideas;
        this.limits = limits;
    }

    @Override
    public Kind kind() {
        return IdeaRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        JudgingRequest request = programs.request(ideas.task(claim.lease()), SearchState.SEED);
        IdeaResult result = new IdeaComparison(request.problem(), workshop, limits, () -> IdleSteps.giveWay(steps))
                .compare(request);
        return new Done(
                result.told()
                        .map(told -> IdeaRepository.told(told.misconception(), told.tests()))
                        .orElseGet(IdeaRepository::none),
                result.cpu());
    }
}
