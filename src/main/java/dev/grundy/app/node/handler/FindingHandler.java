package dev.grundy.app.node.handler;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.judge.explore.Experiment;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.submission.verdict.FindingRepository;
import java.util.Set;

/**
 * Finds out one kind of thing about programs, with the package of the version that judged them, and gives way before each run. After a time it
 * lets others of its lane go first, and goes on another time. Thread-safe.
 */
public final class FindingHandler implements Handler {
    private final Experiment experiment;
    private final SubmittedPrograms programs;
    private final FindingRepository findings;

    public FindingHandler(Experiment experiment, SubmittedPrograms programs, FindingRepository findings) {
        this.experiment = experiment;
        this.programs = programs;
        this.findings = findings;
    }

    @Override
    public Kind kind() {
        return FindingRepository.kind(experiment.kind());
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        FindingRepository.Task task = findings.task(claim.lease());
        Experiment.Result result = experiment
                .run()
                .on(programs.request(task.program(), FindingKind.SEED), task.before(), new Telling(steps));
        return new Done(ResultJson.write(result.finding()), result.cpu());
    }

    private record Telling(Steps steps) implements Experiment.Listener {
        @Override
        public void next() {
            IdleSteps.giveWay(steps);
        }

        @Override
        public void next(long done) {
            next();
            steps.at("running", () -> FindingRepository.progress(done));
        }
    }
}
