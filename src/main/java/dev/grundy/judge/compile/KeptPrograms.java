package dev.grundy.judge.compile;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jboss.logging.Logger;

/**
 * The bounds of people's compiled programs in the store. A large one goes as soon as nobody uses it. Of the others each person's latest stay, up to a
 * sum, and of all people's up to another. A program in use is never taken away. Knows the programs noted since the start of the process: older ones
 * are left to the eviction. Thread-safe.
 */
final class KeptPrograms {
    private static final Logger LOG = Logger.getLogger(KeptPrograms.class);

    private final Store store;
    private final Limits limits;
    /** How many use each. */
    private final Map<StoredDirectory, Integer> users = new HashMap<>();
    /** The programs that each person keeps, with their bytes; both maps have the last used entry at the end. */
    private final Map<ContentHash, Map<StoredDirectory, Long>> kept = new LinkedHashMap<>();

    private long keptBytes;

    KeptPrograms(Store store, Limits limits) {
        this.store = store;
        this.limits = limits;
    }

    /**
     * How much is kept.
     *
     * @param large     of one program; a larger one is not kept
     * @param perPerson of one person's programs
     * @param all       of everybody's
     */
    record Limits(MemorySize large, MemorySize perPerson, MemorySize all) {
        /** Most programs are below 1 MiB. */
        static final Limits USUAL =
                new Limits(MemorySize.ofMebibytes(8), MemorySize.ofMebibytes(64), MemorySize.ofMebibytes(2_048));
    }

    /** Notes that a person's program is being used, so that it stays; empty when it was taken away a moment before. */
    synchronized boolean use(StoredDirectory program) {
        if (!store.contains(program)) {
            return false;
        }
        users.merge(program, 1, Integer::sum);
        return true;
    }

    /** Notes that a use is over. A program that cannot be taken out is told in the log: the judging that is over has its verdict. */
    synchronized void release(ContentHash owner, StoredDirectory program) {
        users.computeIfPresent(program, (same, count) -> count == 1 ? null : count - 1);
        try {
            keepWithinLimits(owner, program);
        } catch (UncheckedIOException e) {
            LOG.warn("a program that nobody uses stays until the store is full", e);
        }
    }

    private void keepWithinLimits(ContentHash owner, StoredDirectory program) {
        long bytes = store.bytes(program);
        if (bytes > limits.large().bytes()) {
            discardUnused(program);
            return;
        }
        keep(owner, program, bytes);
        Map<StoredDirectory, Long> own = kept.get(owner);
        while (own != null && sum(own) > limits.perPerson().bytes()) {
            forgetFirst(owner);
            own = kept.get(owner);
        }
        while (keptBytes > limits.all().bytes()) {
            forgetFirst(kept.keySet().iterator().next());
        }
    }

    private void keep(ContentHash owner, StoredDirectory program, long bytes) {
        Map<StoredDirectory, Long> own = kept.remove(owner);
        own = own == null ? new LinkedHashMap<>() : own;
        Long before = own.remove(program);
        own.put(program, bytes);
        kept.put(owner, own);
        keptBytes += bytes - (before == null ? 0 : before);
    }

    /** Of this person's, the one used longest ago. */
    private void forgetFirst(ContentHash owner) {
        Map<StoredDirectory, Long> own = kept.getOrDefault(owner, Map.of());
        StoredDirectory first = own.keySet().iterator().next();
        Long bytes = own.remove(first);
        keptBytes -= bytes == null ? 0 : bytes;
        if (own.isEmpty()) {
            kept.remove(owner);
        }
        discardUnused(first);
    }

    /** People who send the same program have the same one. */
    private void discardUnused(StoredDirectory program) {
        boolean wanted = users.containsKey(program) || kept.values().stream().anyMatch(own -> own.containsKey(program));
        if (!wanted) {
            store.discard(program);
        }
    }

    private static long sum(Map<StoredDirectory, Long> own) {
        return own.values().stream().mapToLong(Long::longValue).sum();
    }
}
