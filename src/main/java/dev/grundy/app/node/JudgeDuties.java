package dev.grundy.app.node;

import dev.grundy.app.node.handler.FindingHandler;
import dev.grundy.app.node.handler.HandHandler;
import dev.grundy.app.node.handler.InvocationHandler;
import dev.grundy.app.node.handler.JudgeHandler;
import dev.grundy.app.node.handler.MoveHandler;
import dev.grundy.app.node.handler.PlayHandler;
import dev.grundy.app.node.handler.ProofHandler;
import dev.grundy.app.node.handler.RulesHandler;
import dev.grundy.app.node.handler.UploadHandler;
import dev.grundy.base.queue.Duties;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.IdleTask;
import dev.grundy.judge.explore.Experiment;
import dev.grundy.judge.workshop.CompilesInCell;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.learn.hand.HandAnswerRepository;
import dev.grundy.learn.play.ProgramMoveRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.proof.ProofRepository;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.studio.upload.UploadRepository;
import dev.grundy.submission.run.InvocationRepository;
import dev.grundy.submission.status.VerdictMeter;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.JudgingRepository;
import jakarta.inject.Singleton;
import java.time.Clock;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * The work of a judge node: one handler for each kind of work. A new kind is its repository and one line here, or a line of {@link Experiment} if it
 * is found out after a verdict. {@link IdleDuties} makes things ahead in idle times.
 */
@Singleton
final class JudgeDuties {
    private final JudgingRepository judgings;
    private final FindingRepository findings;
    private final HandAnswerRepository answers;
    private final PackageCache packages;
    private final InvocationRepository invocations;
    private final ProofRepository proofs;
    private final RulesCheckRepository rules;
    private final UploadRepository uploads;
    private final GameGraphRepository graphs;
    private final ProgramMoveRepository moves;
    private final IdleDuties idle;
    private final VerdictMeter meter;
    private final Clock clock;

    JudgeDuties(
            JudgingRepository judgings,
            FindingRepository findings,
            HandAnswerRepository answers,
            PackageCache packages,
            InvocationRepository invocations,
            ProofRepository proofs,
            RulesCheckRepository rules,
            UploadRepository uploads,
            GameGraphRepository graphs,
            ProgramMoveRepository moves,
            IdleDuties idle,
            VerdictMeter meter,
            Clock clock) {
        this.judgings = judgings;
        this.findings = findings;
        this.answers = answers;
        this.packages = packages;
        this.invocations = invocations;
        this.proofs = proofs;
        this.rules = rules;
        this.uploads = uploads;
        this.graphs = graphs;
        this.moves = moves;
        this.idle = idle;
        this.meter = meter;
        this.clock = clock;
    }

    /** @param started whether the start is over: what nobody waits for would only make it longer */
    Duties of(JudgeResources judges, NodeConfig config, BooleanSupplier started) {
        Workshop preemptible = judges.workshop().preemptible();
        List<Experiment> experiments = Experiment.all(preemptible, config.growth());
        List<Experiment> asked = experiments.stream()
                .filter(experiment -> config.findings().contains(experiment.kind()))
                .toList();
        Stream<Handler> exploring =
                experiments.stream().map(experiment -> new FindingHandler(experiment, judges.programs(), findings));
        Stream<Handler> others = Stream.of(
                new JudgeHandler(judges.judge(), judges.programs(), judgings, meter, clock, asked),
                new HandHandler(judges.workshop(), packages, answers),
                new PlayHandler(judges.workshop(), packages, graphs),
                new MoveHandler(judges.workshop(), judges.programs(), moves),
                new InvocationHandler(judges.workshop(), judges.programs(), invocations),
                new ProofHandler(
                        preemptible,
                        proofs,
                        ProofHandler.Setting.usual(config.space().directory(), clock)),
                new RulesHandler(preemptible, packages, rules, RulesHandler.LONGEST, clock),
                new UploadHandler(
                        uploads,
                        new CompilesInCell(preemptible),
                        UploadHandler.Setting.usual(config.space().directory())));
        return new Duties(
                Stream.concat(others, exploring).toList(),
                afterStart(idle.of(judges, config), started),
                config.space()::shortage);
    }

    private static IdleTask afterStart(IdleTask task, BooleanSupplier started) {
        return () -> started.getAsBoolean() && task.doSome();
    }
}
