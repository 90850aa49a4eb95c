package dev.grundy.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.atomic.AtomicLong;

/** A pool of cells, one per core. Thread-safe. Closing it leaves no process, mount, cgroup or file behind. */
public final class Cells implements AutoCloseable {
    private static final int FIRST_USER = 64_000;

    private final Path directory;
    private final CgroupTree tree;
    private final ExecutorService launcher = Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("cell-launcher").factory());
    private final ScheduledExecutorService watchdog =
            Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().name("cell-watchdog").factory());
    private final ExecutorService partners = Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("cell-partner").factory());
    private final List<CellPair> all = new ArrayList<>();
    private final BlockingDeque<CellPair> free = new LinkedBlockingDeque<>();
    private final AtomicLong channels = new AtomicLong();

    /** @throws SandboxException when the host lacks something that cells need; {@link Host#report} says what */
    public Cells(CellsConfig config) {
        String name = ProcessMark.ofThisProcess().name();
        this.directory = config.runDirectory().resolve(name);
        try {
            CellSetup setup = prepare(config);
            this.tree = config.cgroups().makeTree(name);
            for (int core : config.cores()) {
                all.add(pair(setup, core));
            }
        } catch (IOException e) {
            throw new SandboxException("cannot prepare the cells: " + e.getMessage(), e);
        }
        openAll();
        free.addAll(all);
    }

    private CellSetup prepare(CellsConfig config) throws IOException {
        Path channelDirectory = Files.createDirectories(directory.resolve("channels"));
        Path etc = directory.resolve("etc");
        SystemConfiguration.write(etc, FIRST_USER, 2 * config.cores().size());
        return new CellSetup(
                config.runner(),
                config.bubblewrap(),
                config.walls(),
                config.store(),
                channelDirectory,
                etc,
                config.toolRoots(),
                config.cgroups().version(),
                FIRST_USER);
    }

    private CellPair pair(CellSetup setup, int core) {
        int number = 2 * all.size();
        var main = new Cell(new CellStarter(setup, tree, number, core, launcher, watchdog));
        var partner = new Cell(new CellStarter(setup, tree, number + 1, core, launcher, watchdog));
        return new CellPair(main, partner);
    }

    private void openAll() {
        try {
            all.forEach(pair -> pair.main().open());
        } catch (SandboxException e) {
            close();
            throw e;
        }
    }

    /** How many commands can run at the same time. */
    public int size() {
        return all.size();
    }

    /** Runs on a free cell; waits while there is none. */
    public Outcome run(Command command) {
        CellPair pair = take();
        try {
            return pair.main().run(command);
        } finally {
            free.addFirst(pair);
        }
    }

    /**
     * Runs two programs that talk to each other, both on one core, each one's standard output being the other's standard
     * input. Both are armed before either starts. What the commands say about standard input and output is replaced.
     */
    public PairOutcome runPair(Command first, Command second) {
        CellPair pair = take();
        try {
            long number = channels.incrementAndGet();
            var there = "c" + number + "-there";
            var back = "c" + number + "-back";
            return runPair(
                    pair,
                    first.withStdin(new Stdin.Channel(back)).withStdout(new Stdout.Channel(there)),
                    second.withStdin(new Stdin.Channel(there)).withStdout(new Stdout.Channel(back)));
        } finally {
            free.addFirst(pair);
        }
    }

    private PairOutcome runPair(CellPair pair, Command first, Command second) {
        try (HeldRun one = pair.main().hold(first)) {
            var partner = CompletableFuture.supplyAsync(() -> holdAndStart(pair.partner(), second, one), partners);
            return partner.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof SandboxException ours ? ours : e;
        }
    }

    private PairOutcome holdAndStart(Cell partner, Command second, HeldRun one) {
        try (HeldRun two = partner.hold(second)) {
            var first = CompletableFuture.supplyAsync(one::start, partners);
            try {
                Outcome secondOutcome = two.start();
                return new PairOutcome(first.join(), secondOutcome);
            } finally {
                first.exceptionally(failure -> null).join(); // it must be over before its cell is given back
            }
        }
    }

    private CellPair take() {
        try {
            return free.takeFirst();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted while waiting for a free cell", e);
        }
    }

    @Override
    public void close() {
        all.forEach(CellPair::close);
        launcher.shutdown();
        watchdog.shutdownNow();
        partners.shutdown();
        tree.close();
        deleteDirectory();
    }

    private void deleteDirectory() {
        try (var paths = Files.walk(directory)) {
            for (Path path : paths.toList().reversed()) {
                Files.deleteIfExists(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remove '" + directory + "'", e);
        }
    }

    /** The cells of one core: the second only takes part in interaction. */
    private record CellPair(Cell main, Cell partner) {
        void close() {
            main.close();
            partner.close();
        }
    }
}
