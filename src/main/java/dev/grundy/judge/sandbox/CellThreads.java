package dev.grundy.judge.sandbox;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ThreadFactory;

/**
 * The threads behind a pool of cells.
 *
 * @param launcher starts processes; one thread that lives as long as the cells, for the kernel ends a cell with the thread that started it
 * @param watchdog ends runners that hang
 * @param partners carry one side of an interaction each
 */
record CellThreads(ExecutorService launcher, ScheduledExecutorService watchdog, ExecutorService partners)
        implements AutoCloseable {
    CellThreads() {
        this(
                Executors.newSingleThreadExecutor(named("cell-launcher")),
                Executors.newSingleThreadScheduledExecutor(named("cell-watchdog")),
                Executors.newCachedThreadPool(named("cell-partner")));
    }

    /** They outlive the work that first needed them, so nothing of it (such as what marks its log lines) may stay with them. */
    private static ThreadFactory named(String name) {
        return Thread.ofPlatform()
                .daemon()
                .name(name)
                .inheritInheritableThreadLocals(false)
                .factory();
    }

    @Override
    public void close() {
        launcher.shutdown();
        watchdog.shutdownNow();
        partners.shutdown();
    }
}
