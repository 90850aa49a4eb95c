package dev.grundy.sandbox;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingDeque;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;

/** A pool of cells, one per core. Thread-safe. Closing it leaves no process, mount, cgroup or file behind. */
public final class Cells implements AutoCloseable {
    private static final int FIRST_USER = 64_000;
    private static final String CHANNELS = "channels";

    private final Path directory;
    private final CgroupTree tree;
    private final CellThreads threads = new CellThreads();
    private final List<CellPair> all = new ArrayList<>();
    private final BlockingDeque<CellPair> free = new LinkedBlockingDeque<>();
    private final AtomicLong channels = new AtomicLong();
    private final Set<Conversation> conversations = ConcurrentHashMap.newKeySet();
    private final AtomicBoolean closed = new AtomicBoolean();
    private final CellSetup setup;
    private final int lastCore;

    /** @throws SandboxException when the host lacks something that cells need; {@link Host#report} says what */
    public Cells(CellsConfig config) {
        String name = ProcessMark.ofThisProcess().name();
        this.directory = config.runDirectory().resolve(name);
        try {
            Leftovers.sweep(config.runDirectory());
            this.setup = prepare(config);
            this.lastCore = config.cores().getLast();
            this.tree = new CgroupTree(config.cgroups(), name);
            for (int core : config.cores()) {
                all.add(pair(core));
            }
        } catch (IOException e) {
            throw new SandboxException("cannot prepare the cells: " + e.getMessage(), e);
        }
        openAll();
        free.addAll(all);
    }

    private CellSetup prepare(CellsConfig config) throws IOException {
        Path channelDirectory = Files.createDirectories(directory.resolve(CHANNELS));
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

    private CellPair pair(int core) {
        int number = 2 * all.size();
        var main = new Cell(new CellStarter(setup, tree, threads, number, core));
        var partner = new Cell(new CellStarter(setup, tree, threads, number + 1, core));
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

    /** {@link #runPair(Command, Command, Predicate)} where each program goes on until it ends by itself or at a limit. */
    public PairOutcome runPair(Command first, Command second) {
        return runPair(first, second, outcome -> false);
    }

    /**
     * Runs two programs that talk to each other, both on one core, each one's standard output being the other's standard
     * input. Both are armed before either starts. What the commands say about standard input and output is replaced.
     *
     * @param decides asked when the second program is over: whether its outcome decides, so that the first is ended too
     */
    public PairOutcome runPair(Command first, Command second, Predicate<Outcome> decides) {
        CellPair pair = take();
        try {
            long number = channels.incrementAndGet();
            var there = "c" + number + "-there";
            var back = "c" + number + "-back";
            return runPair(
                    pair,
                    first.withStdin(new Stdin.Channel(back)).withStdout(new Stdout.Channel(there)),
                    second.withStdin(new Stdin.Channel(there)).withStdout(new Stdout.Channel(back)),
                    decides);
        } finally {
            free.addFirst(pair);
        }
    }

    private PairOutcome runPair(CellPair pair, Command first, Command second, Predicate<Outcome> decides) {
        try (HeldRun one = pair.main().hold(first); HeldRun two = pair.partner().hold(second)) {
            var firstOutcome = CompletableFuture.supplyAsync(one::start, threads.partners());
            try {
                Outcome secondOutcome = two.start();
                if (decides.test(secondOutcome)) {
                    one.stop();
                }
                return new PairOutcome(firstOutcome.join(), secondOutcome);
            } catch (CompletionException e) {
                throw e.getCause() instanceof SandboxException ours ? ours : e;
            } finally {
                one.stop();
                firstOutcome.exceptionally(_ -> null).join(); // it must be over before its cell is given back
            }
        }
    }

    /**
     * Starts a program beside the pool, in a cell of its own on the last core, to talk with it from outside the walls. What
     * the command says about standard input and output is replaced. Whoever starts one closes it; closing the cells does too.
     */
    public Conversation converse(Command command) {
        long number = channels.incrementAndGet();
        int cellNumber = Math.toIntExact(2L * all.size() + number);
        var cell = new Cell(new CellStarter(setup, tree, threads, cellNumber, lastCore));
        Conversation conversation =
                Conversation.start(cell, command, directory.resolve(CHANNELS), "t" + number, conversations::remove);
        conversations.add(conversation);
        return conversation;
    }

    private CellPair take() {
        try {
            return free.takeFirst();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new SandboxException("interrupted while waiting for a free cell", e);
        }
    }

    /** Waits for runs in progress. Closing again does nothing. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        conversations.forEach(Conversation::close);
        all.forEach(CellPair::close);
        threads.close();
        tree.close();
        deleteDirectory();
    }

    private void deleteDirectory() {
        try {
            Leftovers.deleteTree(directory);
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
