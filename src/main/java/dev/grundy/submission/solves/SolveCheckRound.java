package dev.grundy.submission.solves;

import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeStatus;
import io.quarkus.scheduler.Scheduled;
import io.quarkus.scheduler.Scheduled.ConcurrentExecution;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Has solves by earlier versions judged again while a judge idles, on nodes that serve pages. A node that only judges starts nothing by the
 * clock. Thread-safe; nodes may do it at once.
 */
@ApplicationScoped
class SolveCheckRound {
    /** In ten seconds: 10,000 solves looked at at most. */
    private static final int STEPS = 20;

    private final SolveCheckRepository checks;
    private final NodeRepository nodes;

    SolveCheckRound(SolveCheckRepository checks, NodeRepository nodes) {
        this.checks = checks;
        this.nodes = nodes;
    }

    /** Asks for more only when none waits: until the next look, judges have time for what they make ahead. */
    @Scheduled(every = "10s", delayed = "1m", concurrentExecution = ConcurrentExecution.SKIP)
    void goOn() {
        Set<String> usable = usableByIdleJudges();
        if (usable.isEmpty() || checks.waiting() > 0) {
            return;
        }
        int step = 0;
        while (step < STEPS && checks.queueSome(usable)) {
            step++;
        }
    }

    private Set<String> usableByIdleJudges() {
        return nodes.alive().stream()
                .filter(NodeStatus::isIdle)
                .flatMap(status -> status.node().languages().stream())
                .filter(language -> language.works())
                .map(language -> language.id())
                .collect(Collectors.toUnmodifiableSet());
    }
}
