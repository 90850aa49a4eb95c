package dev.grundy.node;

import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.proving.RulesCheckRepository;
import dev.grundy.proving.RulesCheckRepository.Queued;
import java.time.Clock;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * Has the solvers of what is served compared with the rules of its game, so that problem pages can say that they agree: one package at a time, in
 * idle moments. Used by one thread.
 */
final class RulesAhead {
    private final RulesCheckRepository checks;
    private final Function<LiveVersion, ProblemPackage> packages;
    private final Clock clock;
    /** Versions that were or are compared, have no rules, or cannot be read: each is looked at once. */
    private final Set<Long> done = new HashSet<>();

    RulesAhead(RulesCheckRepository checks, Function<LiveVersion, ProblemPackage> packages, Clock clock) {
        this.checks = checks;
        this.packages = packages;
        this.clock = clock;
    }

    /** Queues one that was never compared; false when there is none, or one is at work. */
    boolean queueOne(Collection<LiveVersion> live) {
        for (LiveVersion version : live) {
            if (!done.contains(version.id())) {
                Queued came = queue(version);
                if (came != Queued.KNOWN) {
                    return came == Queued.QUEUED;
                }
            }
        }
        return false;
    }

    private Queued queue(LiveVersion version) {
        // First, so that one that cannot be read keeps no other waiting.
        done.add(version.id());
        if (packages.apply(version).game().isEmpty()) {
            return Queued.KNOWN;
        }
        Queued came = checks.queue(version.id(), clock.instant());
        if (came == Queued.FULL) {
            done.remove(version.id());
        }
        return came;
    }
}
