package dev.grundy.app.node;

import dev.grundy.base.database.Outage;
import dev.grundy.judge.hand.HandMaking.Made;
import dev.grundy.learn.hand.HandInstanceRepository;
import dev.grundy.learn.hand.HandInstanceRepository.NewInstance;
import dev.grundy.learn.hand.HandInstanceRepository.Ready;
import dev.grundy.problem.catalogue.LiveVersion;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/**
 * Keeps the pools of instances by hand full, one instance at a time, the emptiest pool first. A level that has made nothing
 * new for a while has no more instances, and is left alone. Used by one thread.
 */
final class HandPools {
    /** So often in a row a level may make what is there already. */
    private static final int MOST_REPEATED = 20;

    private final HandInstanceRepository instances;
    private final Maker maker;
    private final RandomGenerator random;
    private final Map<Level, Integer> repeated = new HashMap<>();
    /** The levels whose generators fail: each is tried once, so that the others are not kept waiting. */
    private final Set<Level> broken = new HashSet<>();
    /** The versions whose packages cannot be read: looked at once, so that the others are not kept waiting. */
    private final Set<Long> unreadable = new HashSet<>();

    HandPools(HandInstanceRepository instances, Maker maker, RandomGenerator random) {
        this.instances = instances;
        this.maker = maker;
        this.random = random;
    }

    /** The part that makes an instance. */
    interface Maker {
        /** How many levels the problem has; 0 if it has nothing to answer by hand. */
        int levels(LiveVersion version);

        /** @param level from 1 */
        Made make(LiveVersion version, int level, int seed);
    }

    private record Level(long version, int level) {}

    private record Pool(LiveVersion version, int level, long ready) {
        Level key() {
            return new Level(version.id(), level);
        }
    }

    /**
     * Makes one instance that is missing; false when there is nothing to do.
     *
     * @throws RuntimeException as the maker. From then on a level that fails is left alone, and so is a package version that cannot be read
     */
    boolean makeOne(Collection<LiveVersion> live) {
        instances.forgetRetired();
        List<Pool> open = open(live);
        open.stream().min(Comparator.comparingLong(Pool::ready)).ifPresent(this::fill);
        return !open.isEmpty();
    }

    private List<Pool> open(Collection<LiveVersion> live) {
        Map<Level, Long> ready = instances.ready().stream()
                .collect(Collectors.toMap(pool -> new Level(pool.packageVersionId(), pool.level()), Ready::count));
        List<Pool> open = new ArrayList<>();
        for (LiveVersion version : live) {
            int levels = levels(version);
            for (int level = 1; level <= levels; level++) {
                Pool pool = new Pool(version, level, ready.getOrDefault(new Level(version.id(), level), 0L));
                if (pool.ready() < HandInstanceRepository.POOL
                        && !broken.contains(pool.key())
                        && repeated.getOrDefault(pool.key(), 0) < MOST_REPEATED) {
                    open.add(pool);
                }
            }
        }
        return open;
    }

    private int levels(LiveVersion version) {
        if (unreadable.contains(version.id())) {
            return 0;
        }
        try {
            return maker.levels(version);
        } catch (RuntimeException e) {
            if (!Outage.isBehind(e)) {
                unreadable.add(version.id());
            }
            throw e;
        }
    }

    private void fill(Pool pool) {
        int seed = random.nextInt(1, HandInstanceRepository.SEEDS);
        Made made = make(pool, seed);
        NewInstance instance = new NewInstance(pool.version().id(), pool.level(), seed, made.input(), made.answer());
        switch (instances.add(instance)) {
            case ADDED -> repeated.remove(pool.key());
            case KNOWN -> repeated.merge(pool.key(), 1, Integer::sum);
            // Another node was faster.
            case FULL -> {}
        }
    }

    private Made make(Pool pool, int seed) {
        try {
            return maker.make(pool.version(), pool.level(), seed);
        } catch (RuntimeException e) {
            broken.add(pool.key());
            throw e;
        }
    }
}
