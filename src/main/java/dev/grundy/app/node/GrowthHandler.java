package dev.grundy.app.node;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.judge.explore.growth.GrowthLimits;
import dev.grundy.judge.explore.growth.GrowthMeasuring;
import dev.grundy.judge.explore.growth.GrowthResult;
import dev.grundy.judge.result.SearchState;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.submission.verdict.GrowthRepository;
import java.time.Duration;
import java.util.Set;

/** Measures how programs grow, with the package of the version that judged them, one run after the other, and gives way before each. Thread-safe. */
final class GrowthHandler implements Handler {
    /** Where measuring was switched off after some was queued: what one start takes is enough to end it. */
    private static final Duration LEAST = Duration.ofNanos(1);

    private final Workshop workshop;
    private final Programs programs;
    private final GrowthRepository growths;
    private final GrowthLimits limits;

    /** @param cpu for each program */
    GrowthHandler(Workshop workshop, Programs programs, GrowthRepository growths, Duration cpu) {
        this.workshop = workshop;
        this.programs = programs;
        this.growths = growths;
        this.limits = new GrowthLimits(cpu.isPositive() ? cpu : LEAST);
    }

    @Override
    public Kind kind() {
        return GrowthRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        GrowthResult result = new GrowthMeasuring(workshop)
                .measured(
                        programs.request(growths.task(claim.lease()), SearchState.SEED),
                        limits,
                        measured -> beforeRun(steps, measured));
        return new Done(GrowthRepository.result(result.measurement()), result.cpu());
    }

    private static void beforeRun(Steps steps, int measured) {
        IdleSteps.giveWay(steps);
        steps.at("measuring", () -> GrowthRepository.progress(measured));
    }
}
