package dev.grundy.studio.proof;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.studio.proof.RulesCheckRepository.Queued;
import java.time.Clock;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Function;

/**
 * Has the solvers of what is served compared with the rules of its game, so that problem pages can say that they agree. It takes one package at
 * a time, in idle moments. When all are compared, each is once more, thoroughly. Used by one thread.
 */
public final class RulesAhead {
    private final RulesCheckRepository checks;
    private final Function<LiveVersion, ProblemPackage> packages;
    private final boolean thorough;
    private final Clock clock;
    /** Versions that were or are compared, have no rules, or cannot be read: each is looked at once. */
    private final Set<Long> done = new HashSet<>();
    /** The same, thoroughly. */
    private final Set<Long> doneThoroughly = new HashSet<>();

    /** @param thorough whether packages are compared thoroughly at all */
    public RulesAhead(
            RulesCheckRepository checks,
            Function<LiveVersion, ProblemPackage> packages,
            boolean thorough,
            Clock clock) {
        this.checks = checks;
        this.packages = packages;
        this.thorough = thorough;
        this.clock = clock;
    }

    /** Queues one that was never compared; false when there is none, or one is at work. */
    public boolean queueOne(Collection<LiveVersion> live) {
        Queued came = queueOne(live, done, this::queue);
        if (came == Queued.KNOWN && thorough) {
            came = queueOne(live, doneThoroughly, version -> checks.queueThorough(version.id(), clock.instant()));
        }
        return came == Queued.QUEUED;
    }

    /** {@link Queued#KNOWN} when all are. */
    private static Queued queueOne(
            Collection<LiveVersion> live, Set<Long> done, Function<LiveVersion, Queued> queueing) {
        for (LiveVersion version : live) {
            // First, so that one that cannot be read keeps no other waiting.
            Queued came = done.add(version.id()) ? queueing.apply(version) : Queued.KNOWN;
            if (came == Queued.FULL) {
                done.remove(version.id());
            }
            if (came != Queued.KNOWN) {
                return came;
            }
        }
        return Queued.KNOWN;
    }

    /** A node that serves pages unpacks no package only for this question. */
    private Queued queue(LiveVersion version) {
        return !checks.isWanted(version.id()) || packages.apply(version).game().isEmpty()
                ? Queued.KNOWN
                : checks.queue(version.id(), clock.instant());
    }
}
