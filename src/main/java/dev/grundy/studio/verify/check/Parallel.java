package dev.grundy.studio.verify.check;

import dev.grundy.judge.host.JudgeException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.function.Function;

/** Does the same with every item of a list, as many at a time as there are cells. */
public final class Parallel {
    private final int width;
    private final Runnable beforeEach;

    public Parallel(int width) {
        this(width, () -> {});
    }

    /** @param beforeEach done by the thread that is about to work on an item */
    public Parallel(int width, Runnable beforeEach) {
        this.width = width;
        this.beforeEach = beforeEach;
    }

    /** For work of many pieces on one item: runs the action that comes before each piece. */
    public void beforePiece() {
        beforeEach.run();
    }

    /** The results in the items' order; throws the first exception of the work. */
    public <T, R> List<R> map(List<T> items, Function<T, R> work) {
        try (ExecutorService threads =
                Executors.newFixedThreadPool(width, Thread.ofPlatform().daemon().factory())) {
            List<Future<R>> begun = new ArrayList<>();
            items.forEach(item -> begun.add(threads.submit(() -> begin(item, work))));
            return results(begun, threads);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new JudgeException("interrupted while a package was verified", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException("verification broke", e.getCause());
        }
    }

    private static <R> List<R> results(List<Future<R>> begun, ExecutorService threads)
            throws InterruptedException, ExecutionException {
        try {
            List<R> results = new ArrayList<>();
            for (Future<R> future : begun) {
                results.add(future.get());
            }
            return results;
        } catch (InterruptedException e) {
            // Waiting items are never begun, and running ones end at once: closing would wait for all of them.
            threads.shutdownNow();
            throw e;
        }
    }

    private <T, R> R begin(T item, Function<T, R> work) {
        beforeEach.run();
        return work.apply(item);
    }

    public <T> void each(List<T> items, Consumer<T> work) {
        map(items, item -> {
            work.accept(item);
            return true;
        });
    }
}
