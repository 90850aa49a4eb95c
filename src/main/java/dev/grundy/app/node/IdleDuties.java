package dev.grundy.app.node;

import dev.grundy.base.queue.IdleTask;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.problem.catalogue.PackageCache;
import jakarta.inject.Singleton;
import java.time.Clock;

/**
 * The work that a judge node makes ahead, or queues for that, while it has nothing else to do. Nodes that serve pages ask for other work of idle
 * times.
 */
@Singleton
final class IdleDuties {
    private final TestPreparation preparation;
    private final HandPreparation hand;
    private final PreparableVersions versions;
    private final GameGraphRepository graphs;
    private final PackageCache packages;
    private final Clock clock;

    IdleDuties(
            TestPreparation preparation,
            HandPreparation hand,
            PreparableVersions versions,
            GameGraphRepository graphs,
            PackageCache packages,
            Clock clock) {
        this.preparation = preparation;
        this.hand = hand;
        this.versions = versions;
        this.graphs = graphs;
        this.packages = packages;
        this.clock = clock;
    }

    IdleTask of(JudgeResources judges, NodeConfig config) {
        return config.prepare() ? preparing(judges) : IdleTask.NONE;
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
}
