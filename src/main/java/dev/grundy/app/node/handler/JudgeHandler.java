package dev.grundy.app.node.handler;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.explore.Experiment;
import dev.grundy.judge.judging.Judge;
import dev.grundy.judge.judging.JudgingListener;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.submission.status.VerdictMeter;
import dev.grundy.submission.verdict.JudgingRepository;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Judges submissions with the package of the judging's version, and gives way before each test. Thread-safe. */
public final class JudgeHandler implements Handler {
    private final Judge judge;
    private final Judge idleJudge;
    private final SubmittedPrograms programs;
    private final JudgingRepository judgings;
    private final VerdictMeter meter;
    private final Clock clock;
    private final List<Experiment> experiments;

    /** @param experiments the findings that a verdict may ask for here */
    public JudgeHandler(
            Judge judge,
            SubmittedPrograms programs,
            JudgingRepository judgings,
            VerdictMeter meter,
            Clock clock,
            List<Experiment> experiments) {
        this.experiments = List.copyOf(experiments);
        this.judge = judge;
        this.idleJudge = judge.preemptible();
        this.programs = programs;
        this.judgings = judgings;
        this.meter = meter;
        this.clock = clock;
    }

    @Override
    public Kind kind() {
        return JudgingRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        JudgingRepository.Task task = judgings.task(claim.lease());
        JudgingRequest request = programs.request(task.program(), task.seed());
        JudgingResult result = (isIdle(claim) ? idleJudge : judge).judge(request, new Reports(steps));
        if (result.verdict() == Verdict.JE) {
            // A fault of ours may be the moment's: it is a verdict only when it is met in every try.
            throw new WorkException(result.trouble().orElseThrow());
        }
        return new Done(
                JudgingRepository.written(result, offered(request.problem())),
                result.cpuSpent(),
                () -> tell(claim, result.verdict()));
    }

    private Set<FindingKind> offered(ProblemPackage problem) {
        return experiments.stream()
                .filter(experiment -> experiment.suits().test(problem))
                .map(Experiment::kind)
                .collect(Collectors.toSet());
    }

    /** For what waits until a node idles nobody waits: it says nothing of how long verdicts take. */
    private void tell(Claim claim, Verdict verdict) {
        if (!isIdle(claim)) {
            meter.finished(verdict, Duration.between(claim.queuedAt(), clock.instant()));
        }
    }

    private static boolean isIdle(Claim claim) {
        return claim.lane().pace() == Lane.Pace.IDLE;
    }

    /** Turns what the judge tells into progress. */
    private record Reports(Steps steps) implements JudgingListener {
        @Override
        public void compiling() {
            tell(Progress.STARTED);
        }

        @Override
        public void compiled(Compilation compilation) {
            IdleSteps.giveWay(steps);
            tell(new Progress(Progress.Phase.GENERATING, 0, 0));
        }

        @Override
        public void testing(int number, int total, String name) {
            IdleSteps.giveWay(steps);
            tell(new Progress(Progress.Phase.RUNNING, number - 1, total));
        }

        private void tell(Progress progress) {
            steps.at(progress.phase().name(), () -> ResultJson.write(progress));
        }
    }
}
