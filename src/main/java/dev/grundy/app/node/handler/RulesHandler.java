package dev.grundy.app.node.handler;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.studio.proof.RulesCheckRepository.Task;
import dev.grundy.studio.verify.Verification;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyJson;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the one check of a proof that says on how many games solvers agree with the rules. It makes one run at a time, on one cell, and gives way to
 * judgings before each. After a minute it lets others of its lane go first, and goes on another time. The cache knows how far it was, also when it
 * is interrupted. Thread-safe.
 */
public final class RulesHandler implements Handler {
    /** Of one piece; small games, which wait in the same lane, take up to 90 s. The database says how many pieces there may be. */
    public static final Duration LONGEST = Duration.ofMinutes(1);

    private final Workshop workshop;
    private final PackageCache packages;
    private final RulesCheckRepository checks;
    private final Duration longest;
    private final Clock clock;

    /** @param longest at a time: of the node's time, without what others went first for */
    public RulesHandler(
            Workshop workshop, PackageCache packages, RulesCheckRepository checks, Duration longest, Clock clock) {
        this.workshop = workshop;
        this.packages = packages;
        this.checks = checks;
        this.longest = longest;
        this.clock = clock;
    }

    @Override
    public Kind kind() {
        return RulesCheckRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return Set.of();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        Task task = checks.task(claim.lease());
        ProblemPackage problem = packages.get(task.packageVersionId(), task.packageHash(), task.archive());
        Instant begun = clock.instant();
        try {
            GivingWay way = new GivingWay(steps);
            VerifyReport report = new Verification(workshop, thisCheck(task), way)
                    .withWidth(1)
                    .verify(new PackageReading(problem.name(), Optional.of(problem), List.of()));
            return new Done(
                    way.isOver() ? RulesCheckRepository.unfinished() : result(report),
                    Duration.between(begun, clock.instant()));
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            throw new WorkException(String.valueOf(e.getMessage()));
        }
    }

    private static VerifyOptions thisCheck(Task task) {
        return new VerifyOptions(0, 0, Set.of(Check.FOLLOWS_FROM_RULES), task.thorough());
    }

    private static String result(VerifyReport report) {
        return fault(report)
                .map(RulesCheckRepository::differs)
                .orElseGet(() -> RulesCheckRepository.agreed(VerifyJson.rulesOf(report)));
    }

    /** The first that is said against the package, and which check says it. */
    private static Optional<String> fault(VerifyReport report) {
        return report.checks().stream()
                .filter(result -> result.status() == Status.ERROR)
                .findFirst()
                .map(result -> result.check().label() + ": " + result.findings().getFirst());
    }

    /** Between two runs. */
    private final class GivingWay implements VerifyProgress {
        private final Steps steps;
        private final TimeLeft left = new TimeLeft(longest, clock);
        private volatile boolean over;

        GivingWay(Steps steps) {
            this.steps = steps;
        }

        @Override
        public void at(String problem, String what) {
            steps.at("comparing", () -> RulesCheckRepository.progress(what));
        }

        @Override
        public void beforePiece() {
            Instant before = clock.instant();
            IdleSteps.giveWay(steps);
            if (left.isOver(before)) {
                over = true;
                throw new JudgeException("others go first; the comparison with the rules goes on another time");
            }
        }

        /** Whether it was stopped for having been at it long enough, so that its report says nothing. */
        boolean isOver() {
            return over;
        }
    }
}
