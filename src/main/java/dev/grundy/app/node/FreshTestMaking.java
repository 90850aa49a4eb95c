package dev.grundy.app.node;

import dev.grundy.base.database.Outage;
import dev.grundy.problem.catalogue.LiveVersion;
import dev.grundy.submission.verdict.FreshSeedRepository;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Makes fresh tests ahead, set by set. First come those whose seeds wait in the pool, made by another node or before a
 * restart (which costs little where they are cached). Then new ones until every pool is full. Used by one thread.
 */
final class FreshTestMaking {
    private final FreshSeedRepository seeds;
    private final Maker maker;
    private final Set<FreshSet> made = new HashSet<>();
    /** Versions that cannot be read or whose generators fail: tried once, so that the others are not kept waiting. */
    private final Set<Long> broken = new HashSet<>();

    FreshTestMaking(FreshSeedRepository seeds, Maker maker) {
        this.seeds = seeds;
        this.maker = maker;
    }

    /** The part that makes the fresh tests of a seed, and keeps them on this node. */
    interface Maker {
        /** Whether the problem has fresh tests at all. */
        boolean hasFresh(LiveVersion version);

        void make(LiveVersion version, long seed);
    }

    private record FreshSet(long version, long seed) {}

    /**
     * Makes one set that is missing; false when there is nothing to do.
     *
     * @throws RuntimeException as the maker; that package version is left alone from then on
     */
    boolean makeOne(Collection<LiveVersion> live) {
        seeds.forgetRetired();
        for (LiveVersion version : live) {
            if (!broken.contains(version.id()) && hasFresh(version) && makeOne(version)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasFresh(LiveVersion version) {
        try {
            return maker.hasFresh(version);
        } catch (RuntimeException e) {
            if (!Outage.isBehind(e)) {
                broken.add(version.id());
            }
            throw e;
        }
    }

    private boolean makeOne(LiveVersion version) {
        List<Long> waiting = seeds.waiting(version.id());
        made.removeIf(set -> set.version() == version.id() && !waiting.contains(set.seed()));
        Optional<Long> seed = waiting.stream()
                .filter(unmade -> !made.contains(new FreshSet(version.id(), unmade)))
                .findFirst()
                .or(() -> seeds.draw(version.id()));
        seed.ifPresent(missing -> {
            make(version, missing);
            made.add(new FreshSet(version.id(), missing));
            seeds.made(version.id(), missing);
        });
        return seed.isPresent();
    }

    private void make(LiveVersion version, long seed) {
        try {
            maker.make(version, seed);
        } catch (RuntimeException e) {
            broken.add(version.id());
            throw e;
        }
    }
}
