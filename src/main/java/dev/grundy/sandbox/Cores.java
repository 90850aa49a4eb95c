package dev.grundy.sandbox;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Who may use which core now. Thread-safe. The core used last is given out first: its caches are warm. */
final class Cores {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition freed = lock.newCondition();
    private final Deque<Core> free;
    private final Set<Core> withoutStandby;

    Cores(List<Core> all) {
        this.free = new ArrayDeque<>(all);
        this.withoutStandby = new HashSet<>(all);
    }

    /** Waits until there is one. */
    Core take() {
        return await(() -> Optional.ofNullable(free.pollFirst()));
    }

    /** Waits for this very one. */
    void take(Core core) {
        await(() -> free.remove(core) ? Optional.of(core) : Optional.empty());
    }

    void giveBack(Core core) {
        changing(() -> free.addFirst(core));
    }

    /**
     * A free core whose standby cell is unused, to be given back by {@link #giveBackStandby}: a busy one would be disturbed
     * in its run. The one that would be taken last, so that whoever takes another now is not disturbed either.
     */
    Optional<Core> takeStandby() {
        lock.lock();
        try {
            Optional<Core> core =
                    free.reversed().stream().filter(withoutStandby::contains).findFirst();
            core.ifPresent(withoutStandby::remove);
            return core;
        } finally {
            lock.unlock();
        }
    }

    void giveBackStandby(Core core) {
        changing(() -> withoutStandby.add(core));
    }

    private void changing(Runnable change) {
        lock.lock();
        try {
            change.run();
            freed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    private Core await(Choice choice) {
        lock.lock();
        try {
            for (; ; ) {
                Optional<Core> core = choice.choose();
                if (core.isPresent()) {
                    return core.get();
                }
                freed.await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted while waiting for a free cell", e);
        } finally {
            lock.unlock();
        }
    }

    @FunctionalInterface
    private interface Choice {
        Optional<Core> choose();
    }
}
