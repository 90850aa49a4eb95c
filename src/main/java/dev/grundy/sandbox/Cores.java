package dev.grundy.sandbox;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;

/**
 * Who may use which core now. Thread-safe. The core used last is given out first: its caches are warm. A waiting caller gets one
 * in turn, from the hand of the one who gives it back: nobody is woken in vain.
 */
final class Cores {
    private final Deque<Core> free;
    private final Set<Core> withoutStandby;
    private final Deque<Waiting> waiting = new ArrayDeque<>();

    /** One who waits, and for which cores. */
    private record Waiting(Predicate<Core> wanted, CompletableFuture<Core> given) {}

    Cores(List<Core> all) {
        this.free = new ArrayDeque<>(all);
        this.withoutStandby = new HashSet<>(all);
    }

    /** Waits until there is one. */
    Core take() {
        return await(_ -> true);
    }

    /** Waits for this very one. */
    void take(Core core) {
        await(core::equals);
    }

    void giveBack(Core core) {
        firstInTurn(core).ifPresent(first -> first.given().complete(core));
    }

    /** Empty: nobody waits for it, and it is free. */
    private synchronized Optional<Waiting> firstInTurn(Core core) {
        Optional<Waiting> first =
                waiting.stream().filter(one -> one.wanted().test(core)).findFirst();
        first.ifPresentOrElse(waiting::remove, () -> free.addFirst(core));
        return first;
    }

    /**
     * A free core whose standby cell is unused, to be given back by {@link #giveBackStandby}: a busy one would be disturbed
     * in its run. The one that would be taken last, so that the next taker is not disturbed either.
     */
    synchronized Optional<Core> takeStandby() {
        Optional<Core> core =
                free.reversed().stream().filter(withoutStandby::contains).findFirst();
        core.ifPresent(withoutStandby::remove);
        return core;
    }

    synchronized void giveBackStandby(Core core) {
        withoutStandby.add(core);
    }

    private Core await(Predicate<Core> wanted) {
        Waiting own = new Waiting(wanted, new CompletableFuture<>());
        return takeNow(own).orElseGet(() -> await(own));
    }

    /** Empty: there is none now, and it is waited for. */
    private synchronized Optional<Core> takeNow(Waiting own) {
        Optional<Core> core = free.stream().filter(own.wanted()).findFirst();
        core.ifPresentOrElse(free::remove, () -> waiting.add(own));
        return core;
    }

    private Core await(Waiting own) {
        try {
            return own.given().get();
        } catch (InterruptedException e) {
            if (!withdraw(own)) {
                giveBack(own.given().join());
            }
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted while waiting for a free cell", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("nobody fails while giving a core back", e);
        }
    }

    /** How many wait at this moment. */
    synchronized int waiting() {
        return waiting.size();
    }

    /** False: it was given one in the meantime. */
    private synchronized boolean withdraw(Waiting own) {
        return waiting.remove(own);
    }
}
