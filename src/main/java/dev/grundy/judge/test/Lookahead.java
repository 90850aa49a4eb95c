package dev.grundy.judge.test;

import dev.grundy.judge.host.JudgeException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.LongSupplier;

/**
 * Works on several items of a list at the same time although they are asked for one by one and in order. A result that was begun in vain, because its
 * item is never asked for, is thrown away. Asked by one thread. An item is looked for from the one before on, so that asking for all costs as much as
 * there are. Its result is not kept once it was given.
 *
 * <p>A thread that has finished an item goes on with the next by itself. To be woken for each takes as long as a short run.
 */
public final class Lookahead<T, R> implements AutoCloseable {
    /**
     * Platform threads, because one that is virtual is not put onto the core of the cell that it talks with. They outlive the work
     * that first needed them, so nothing of it (such as what marks its log lines) may stay with them.
     */
    private static final ExecutorService THREADS = Executors.newCachedThreadPool(Thread.ofPlatform()
            .daemon()
            .name("ahead-", 0)
            .inheritInheritableThreadLocals(false)
            .factory());

    /** Where an item takes less, a few more in vain are no loss. */
    private static final long QUICK_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    /** How much further those who work may be ahead while items are quick, so that none waits for the one who asks. */
    private static final int QUICK_FACTOR = 8;

    private final List<T> items;
    private final Function<T, R> work;
    private final int width;
    private final LongSupplier nanoTime;

    // All that changes is guarded by this.
    private final Map<Integer, FutureTask<R>> begun = new HashMap<>();
    private int asked;
    private int next;
    private int working;
    private boolean quick;
    private boolean closed;

    /** @param width how many items are worked on at a time, at least 1 */
    public Lookahead(List<T> items, Function<T, R> work, int width) {
        this(items, work, width, System::nanoTime);
    }

    /** @param nanoTime tells how long an item takes */
    Lookahead(List<T> items, Function<T, R> work, int width, LongSupplier nanoTime) {
        this.items = List.copyOf(items);
        this.work = work;
        this.width = width;
        this.nanoTime = nanoTime;
    }

    /** The result for an item of the list; waits for it, and throws what the work threw. */
    public R get(T item) {
        return wait(ask(indexOf(item)));
    }

    /** Where an item of the list stands in it, from 0. */
    public synchronized int indexOf(T item) {
        for (int i = asked; i < items.size(); i++) {
            if (items.get(i) == item) {
                return i;
            }
        }
        return items.indexOf(item);
    }

    /** An item that is asked for begins at once, even while threads are busy with items begun in vain. */
    private synchronized Future<R> ask(int index) {
        asked = index;
        next = Math.max(next, index);
        FutureTask<R> task = begun.remove(index);
        if (task == null) {
            task = new FutureTask<>(() -> work.apply(items.get(index)));
            next = Math.max(next, index + 1);
            hire(task);
        }
        while (working < width) {
            Optional<FutureTask<R>> ahead = take();
            if (ahead.isEmpty()) {
                break;
            }
            hire(ahead.get());
        }
        return task;
    }

    private void hire(FutureTask<R> first) {
        working++;
        THREADS.execute(() -> workFrom(first));
    }

    private void workFrom(FutureTask<R> first) {
        for (Optional<FutureTask<R>> task = Optional.of(first); task.isPresent(); ) {
            long start = nanoTime.getAsLong();
            task.get().run();
            task = another(nanoTime.getAsLong() - start < QUICK_NANOS);
        }
    }

    /** Empty for a thread that is to leave. */
    private synchronized Optional<FutureTask<R>> another(boolean wasQuick) {
        quick = wasQuick;
        Optional<FutureTask<R>> task = working > width ? Optional.empty() : take();
        if (task.isEmpty()) {
            working--;
        }
        return task;
    }

    private Optional<FutureTask<R>> take() {
        int end = Math.min(items.size(), asked + (quick ? QUICK_FACTOR * width : width));
        if (closed || next >= end) {
            return Optional.empty();
        }
        T item = items.get(next);
        FutureTask<R> task = new FutureTask<>(() -> work.apply(item));
        begun.put(next++, task);
        return Optional.of(task);
    }

    private R wait(Future<R> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
            abandon(future);
            Thread.currentThread().interrupt();
            throw new JudgeException("interrupted while waiting for a test", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new JudgeException("a test failed with " + e.getCause(), e);
        } catch (CancellationException e) {
            throw new JudgeException("a test was cancelled", e);
        }
    }

    /** Work that nobody will ask for must not keep its cells. */
    private synchronized void abandon(Future<R> waitedFor) {
        closed = true;
        waitedFor.cancel(true);
        begun.values().forEach(task -> task.cancel(true));
    }

    /** Does not wait for what has begun in vain; that ends by itself. */
    @Override
    public synchronized void close() {
        closed = true;
    }
}
