package dev.grundy.app.node;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.learn.graph.GameContent;
import dev.grundy.learn.graph.GameGraphRepository;
import dev.grundy.learn.graph.GameGraphRepository.Ahead;
import dev.grundy.learn.graph.UsualInstance;
import dev.grundy.problem.catalogue.LiveVersion;
import java.time.Clock;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Has the instances that Play offers first made before anybody looks, one at a time, in idle moments. Used by one thread. */
final class GraphsAhead {
    private final GameGraphRepository graphs;
    private final Function<LiveVersion, ProblemPackage> packages;
    private final Clock clock;
    /** Versions of which all are there or queued, and those that cannot be read: both are looked at once. */
    private final Set<Long> done = new HashSet<>();

    GraphsAhead(GameGraphRepository graphs, Function<LiveVersion, ProblemPackage> packages, Clock clock) {
        this.graphs = graphs;
        this.packages = packages;
        this.clock = clock;
    }

    /** Queues one that is missing; false when there is none, or enough waits. */
    boolean queueOne(Collection<LiveVersion> live) {
        for (LiveVersion version : live) {
            if (!done.contains(version.id())) {
                Ahead came = queueOneOf(version);
                if (came != Ahead.KNOWN) {
                    return came == Ahead.QUEUED;
                }
            }
        }
        return false;
    }

    private Ahead queueOneOf(LiveVersion version) {
        for (Wanted one : wanted(version)) {
            Ahead came = graphs.queueAhead(version.id(), one.instance(), one.content(), clock.instant());
            if (came != Ahead.KNOWN) {
                return came;
            }
        }
        done.add(version.id());
        return Ahead.KNOWN;
    }

    private record Wanted(UsualInstance instance, ContentHash content) {}

    private List<Wanted> wanted(LiveVersion version) {
        try {
            return wanted(packages.apply(version));
        } catch (RuntimeException e) {
            done.add(version.id());
            throw e;
        }
    }

    private static List<Wanted> wanted(ProblemPackage pack) {
        List<UsualInstance> usual = UsualInstance.of(pack);
        if (usual.isEmpty()) {
            return List.of();
        }
        GameContent content = GameContent.of(pack);
        return usual.stream()
                .map(one -> new Wanted(one, content.of(one.name(), one.input())))
                .toList();
    }
}
