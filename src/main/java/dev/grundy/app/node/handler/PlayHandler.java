package dev.grundy.app.node.handler;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.rules.GraphMaking;
import dev.grundy.judge.rules.GraphMaking.Made;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.learn.graph.GameGraphRepository.Task;
import dev.grundy.learn.graph.InstanceName;
import dev.grundy.learn.graph.PlayLimits;
import dev.grundy.problem.catalogue.PackageCache;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Set;

/** Makes the state graphs that people play on, by the rules of the package. Thread-safe. */
public final class PlayHandler implements Handler {
    private final Workshop workshop;
    private final PackageCache packages;
    private final GameGraphRepository graphs;

    public PlayHandler(Workshop workshop, PackageCache packages, GameGraphRepository graphs) {
        this.workshop = workshop;
        this.packages = packages;
        this.graphs = graphs;
    }

    @Override
    public Kind kind() {
        return GameGraphRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return Set.of();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        Task task = graphs.task(claim.lease());
        ProblemPackage problem = packages.get(task.packageVersionId(), task.packageHash(), task.archive());
        try {
            return new Done(result(task, problem), Duration.ZERO);
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            throw new WorkException(String.valueOf(e.getMessage()));
        }
    }

    private String result(Task task, ProblemPackage problem) {
        GraphMaking making = new GraphMaking(new ReadyProblem(problem, workshop));
        if (task.made().isPresent()) {
            return result(making.make(call(problem, task.made().get()), GraphLimits.PLAYED));
        }
        return making.refusal(task.input())
                .map(GameGraphRepository::refused)
                .orElseGet(() -> result(making.make(task.input(), GraphLimits.PLAYED, "a given input")));
    }

    private static GeneratorCall call(ProblemPackage problem, InstanceName.Made name) {
        return problem.practice()
                .byHand()
                .filter(byHand -> name.level() <= byHand.levels().size())
                .orElseThrow(() -> new JudgeException("problem " + problem.name() + " has no level " + name.level()
                        + " in by_hand of practice.yaml; play one that it has"))
                .levels()
                .get(name.level() - 1)
                .withSeed(name.seed());
    }

    private static String result(Made made) {
        return made.graph()
                .filter(graph -> graph.text().length <= PlayLimits.GRAPH_BYTES
                        && made.input().length() <= PlayLimits.INPUT_BYTES)
                .map(graph -> GameGraphRepository.written(made.input(), graph.text(), graph.positions()))
                .orElseGet(() -> GameGraphRepository.tooLarge(made.input()));
    }
}
