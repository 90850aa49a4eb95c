package dev.grundy.judging.test;

import dev.grundy.judging.host.JudgeException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * Works on several items of a list at the same time although they are asked for one by one and in order; what is begun in
 * vain, because an item is never asked for, is thrown away. Asked by one thread. An item is looked for from the one
 * before on, so that asking for all costs as much as there are.
 */
public final class Lookahead<T, R> implements AutoCloseable {
    private final List<T> items;
    private final Function<T, R> work;
    private final int width;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<Integer, Future<R>> begun = new HashMap<>();
    private int last;

    /** @param width how many items are worked on at a time, at least 1 */
    public Lookahead(List<T> items, Function<T, R> work, int width) {
        this.items = List.copyOf(items);
        this.work = work;
        this.width = width;
    }

    /** The result for an item of the list; waits for it, and throws what the work threw. */
    public R get(T item) {
        int index = indexOf(item);
        last = index;
        for (int i = index; i < Math.min(index + width, items.size()); i++) {
            T ahead = items.get(i);
            begun.computeIfAbsent(i, unused -> threads.submit(() -> work.apply(ahead)));
        }
        return wait(Objects.requireNonNull(begun.get(index)));
    }

    private int indexOf(T item) {
        for (int i = last; i < items.size(); i++) {
            if (items.get(i) == item) {
                return i;
            }
        }
        return items.indexOf(item);
    }

    private R wait(Future<R> future) {
        try {
            return future.get();
        } catch (InterruptedException e) {
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

    /** Does not wait for what has begun in vain; that ends by itself. */
    @Override
    public void close() {
        threads.shutdown();
    }
}
