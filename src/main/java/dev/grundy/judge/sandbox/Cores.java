package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.SandboxException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * The callers that may use each core now. Thread-safe. The core used last is given out first: its caches are warm. A waiting caller gets one in turn,
 * from the hand of the one who gives it back: nobody is woken in vain. A caller whose use can be preempted comes after all others.
 */
final class Cores {
    private final Deque<Core> free;
    private final Set<Core> withoutStandby;
    private final Deque<Waiting> waiting = new ArrayDeque<>();
    private final Deque<Waiting> waitingLast = new ArrayDeque<>();
    /** Uses that can be preempted and were not asked to end. */
    private final Map<Core, Preemption> preemptible = new HashMap<>();

    /** One who waits, and for which cores. */
    private record Waiting(Predicate<Core> wanted, CompletableFuture<Core> given) {
        static Waiting of(Predicate<Core> wanted) {
            return new Waiting(wanted, new CompletableFuture<>());
        }
    }

    Cores(List<Core> all) {
        this.free = new ArrayDeque<>(all);
        this.withoutStandby = new HashSet<>(all);
    }

    /** Waits until there is one. */
    Core take() {
        return await(_ -> true);
    }

    /** Waits until there is one that nobody else waits for. Until it is given back, a caller of another method may ask for its preemption. */
    Core take(Preemption preemption) {
        Waiting own = Waiting.of(_ -> true);
        Core core = takeNow(own, waitingLast).orElseGet(() -> await(own));
        allow(core, preemption);
        return core;
    }

    /** Asks at once where somebody began to wait in the meantime. */
    private void allow(Core core, Preemption preemption) {
        if (isWanted(core, preemption)) {
            preemption.ask();
        }
    }

    private synchronized boolean isWanted(Core core, Preemption preemption) {
        boolean isWanted = waiting.stream().anyMatch(one -> one.wanted().test(core));
        if (!isWanted) {
            preemptible.put(core, preemption);
        }
        return isWanted;
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
        preemptible.remove(core);
        Optional<Waiting> first = Stream.concat(waiting.stream(), waitingLast.stream())
                .filter(one -> one.wanted().test(core))
                .findFirst();
        first.ifPresentOrElse(this::withdraw, () -> free.addFirst(core));
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
        Waiting own = Waiting.of(wanted);
        return takeNow(own, waiting).orElseGet(() -> {
            preemptFor(own);
            return await(own);
        });
    }

    /** Empty: there is none now, and it is waited for. */
    private synchronized Optional<Core> takeNow(Waiting own, Deque<Waiting> row) {
        Optional<Core> core = free.stream().filter(own.wanted()).findFirst();
        core.ifPresentOrElse(free::remove, () -> row.add(own));
        return core;
    }

    /** Asks one use to end, outside of the lock: that is written to a process. */
    private void preemptFor(Waiting own) {
        preemptibleFor(own).ifPresent(Preemption::ask);
    }

    private synchronized Optional<Preemption> preemptibleFor(Waiting own) {
        return waiting.contains(own)
                ? preemptible.keySet().stream().filter(own.wanted()).findFirst().map(preemptible::remove)
                : Optional.empty();
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

    synchronized boolean isOneFree() {
        return !free.isEmpty();
    }

    /** How many wait at this moment. */
    synchronized int waiting() {
        return waiting.size() + waitingLast.size();
    }

    /** False: it was given one in the meantime. */
    private synchronized boolean withdraw(Waiting own) {
        return waiting.remove(own) || waitingLast.remove(own);
    }
}
