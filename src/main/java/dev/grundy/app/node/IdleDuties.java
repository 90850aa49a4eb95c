package dev.grundy.app.node;

import dev.grundy.base.queue.IdleTask;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.problem.catalogue.PackageCache;
import dev.grundy.studio.proof.RulesCheckRepository;
import dev.grundy.submission.solves.SolveCheckRepository;
import jakarta.inject.Singleton;
import java.time.Clock;

/** The work that a judge node does, or queues, while it has nothing else to do. */
@Singleton
final class IdleDuties {
    private final TestPreparation preparation;
    private final HandPreparation hand;
    private final PreparableVersions versions;
    private final SolveCheckRepository solves;
    private final GameGraphRepository graphs;
    private final RulesCheckRepository rules;
    private final PackageCache packages;
    private final Clock clock;

    IdleDuties(
            TestPreparation preparation,
            HandPreparation hand,
            PreparableVersions versions,
            SolveCheckRepository solves,
            GameGraphRepository graphs,
            RulesCheckRepository rules,
            PackageCache packages,
            Clock clock) {
        this.preparation = preparation;
        this.hand = hand;
        this.versions = versions;
        this.solves = solves;
        this.graphs = graphs;
        this.rules = rules;
        this.packages = packages;
        this.clock = clock;
    }

    IdleTask of(JudgeResources judges, NodeConfig config) {
        IdleTask makingAhead = config.prepare() ? preparing(judges) : IdleTask.NONE;
        IdleTask comparing = config.rules() ? comparingWithRules(config.thoroughRules()) : IdleTask.NONE;
        return IdleTask.either(IdleTask.either(makingAhead, judgingSolves(judges)), comparing);
    }

    /** The work that people wait for in front of the page goes first; it is also the quicker one. */
    private IdleTask preparing(JudgeResources judges) {
        return IdleTask.either(
                IdleTask.either(
                        hand.pools(judges.workshop().preemptible()),
                        preparation.fresh(judges.judge().preemptible())),
                makingGames());
    }

    private IdleTask makingGames() {
        GraphsAhead ahead = new GraphsAhead(graphs, version -> packages.get(version.id(), version.hash()), clock);
        return () -> ahead.queueOne(versions.now());
    }

    private IdleTask comparingWithRules(boolean thorough) {
        RulesAhead ahead =
                new RulesAhead(rules, version -> packages.get(version.id(), version.hash()), thorough, clock);
        return () -> ahead.queueOne(versions.now());
    }

    private IdleTask judgingSolves(JudgeResources judges) {
        return () -> solves.queueSome(judges.programs().usable());
    }
}
