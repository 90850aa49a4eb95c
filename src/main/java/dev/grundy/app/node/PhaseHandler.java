package dev.grundy.app.node;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.judge.explore.phase.PhaseLimits;
import dev.grundy.judge.explore.phase.PhaseMapping;
import dev.grundy.judge.explore.phase.PhaseResult;
import dev.grundy.judge.result.SearchState;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.submission.verdict.PhaseMapRepository;
import java.util.Set;

/** Maps where wrong programs fail, with the package of the version that judged them, one input after the other, and gives way before each. Thread-safe. */
public final class PhaseHandler implements Handler {
    private final Workshop workshop;
    private final Programs programs;
    private final PhaseMapRepository maps;
    private final PhaseLimits limits;

    public PhaseHandler(Workshop workshop, Programs programs, PhaseMapRepository maps, PhaseLimits limits) {
        this.workshop = workshop;
        this.programs = programs;
        this.maps = maps;
        this.limits = limits;
    }

    @Override
    public Kind kind() {
        return PhaseMapRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        PhaseResult result = new PhaseMapping(workshop)
                .mapped(
                        programs.request(maps.task(claim.lease()), SearchState.SEED),
                        limits,
                        tried -> beforeInput(steps, tried));
        return new Done(PhaseMapRepository.result(result.map()), result.cpu());
    }

    private static void beforeInput(Steps steps, long tried) {
        IdleSteps.giveWay(steps);
        steps.at("mapping", () -> PhaseMapRepository.progress(tried));
    }
}
