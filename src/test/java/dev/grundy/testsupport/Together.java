package dev.grundy.testsupport;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.function.ThrowingConsumer;

/** Tests of one kind that do not disturb each other: they run side by side, and each is told of in its turn. */
public final class Together {
    private static final int CORES = Runtime.getRuntime().availableProcessors();

    private Together() {}

    /** A test of each case, as many at a time as there are cores. */
    public static <T> Stream<DynamicTest> tests(
            Collection<T> cases, Function<T, String> name, ThrowingConsumer<T> test) {
        return tests(CORES, cases, name, test);
    }

    /** A test of each case, so many at a time; they begin at once, in their order. */
    public static <T> Stream<DynamicTest> tests(
            int atOnce, Collection<T> cases, Function<T, String> name, ThrowingConsumer<T> test) {
        // Daemons that end by themselves: a filtered run leaves nothing behind.
        ThreadPoolExecutor threads = new ThreadPoolExecutor(
                atOnce,
                atOnce,
                1,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().factory());
        threads.allowCoreThreadTimeOut(true);
        List<DynamicTest> tests = new ArrayList<>();
        for (T one : cases) {
            FutureTask<Void> task = new FutureTask<>(outcomeOf(test, one));
            threads.execute(task);
            tests.add(DynamicTest.dynamicTest(name.apply(one), () -> await(task)));
        }
        return tests.stream();
    }

    private static <T> Callable<Void> outcomeOf(ThrowingConsumer<T> test, T one) {
        return () -> {
            try {
                test.accept(one);
                return null;
            } catch (Exception | Error e) {
                throw e;
            } catch (Throwable e) {
                throw new IllegalStateException(e);
            }
        };
    }

    private static void await(FutureTask<Void> task) throws Throwable {
        try {
            task.get();
        } catch (ExecutionException e) {
            throw e.getCause();
        }
    }
}
