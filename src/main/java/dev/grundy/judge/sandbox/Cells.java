package dev.grundy.judge.sandbox;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.ProcessMark;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.Recording;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.host.CellSetup;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.sandbox.host.CgroupTree;
import dev.grundy.judge.sandbox.host.CoreClaims;
import dev.grundy.judge.sandbox.host.Host;
import dev.grundy.judge.sandbox.host.Leftovers;
import dev.grundy.judge.sandbox.host.SystemConfiguration;
import dev.grundy.judge.sandbox.protocol.Protocol;
import dev.grundy.judge.sandbox.protocol.RunnerRequests;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.jboss.logging.Logger;

/** A pool of cells, each on a core that is claimed for it where one is free. Thread-safe. Closing it leaves no process, mount, cgroup or file behind. */
public final class Cells implements AutoCloseable {
    private static final Logger LOG = Logger.getLogger(Cells.class);
    private static final int FIRST_USER = 64_000;
    private static final int CELLS_PER_CORE = 3;

    /** Users for cells of conversations, used in turn; never are as many held at once. */
    private static final int CONVERSATION_USERS = 64;

    private static final String CHANNELS = "channels";

    private final Path directory;
    private final CgroupTree tree;
    private final CellThreads threads;
    private final List<Core> all;
    private final Cores cores;
    private final AtomicLong channels;
    private final Set<InteractiveRun> conversations;
    private final AtomicBoolean closed;
    private final CellSetup setup;
    private final CoreClaims claims;
    private final OptionalInt lastCore;
    private final boolean isPreemptible;

    /** @throws SandboxException when the host lacks something that cells need; {@link Host#report} says what */
    public Cells(CellsConfig config) {
        this.threads = new CellThreads();
        this.all = new ArrayList<>();
        this.channels = new AtomicLong();
        this.conversations = ConcurrentHashMap.newKeySet();
        this.closed = new AtomicBoolean();
        String name = ProcessMark.ofThisProcess().name();
        this.directory = config.runDirectory().resolve(name);
        try {
            Leftovers.sweep(config.runDirectory());
            this.setup = prepare(config);
            this.tree = new CgroupTree(config.cgroups(), name);
        } catch (IOException e) {
            throw new SandboxException("cannot prepare the cells: " + e.getMessage(), e);
        }
        this.claims = CoreClaims.claim(config.coreLocks(), config.cores(), config.cells());
        List<OptionalInt> places = places(claims.cores(), config);
        places.forEach(place -> all.add(core(place)));
        this.lastCore = places.getLast();
        openAll();
        this.cores = new Cores(all);
        this.isPreemptible = false;
    }

    private Cells(Cells shared, boolean isPreemptible) {
        this.directory = shared.directory;
        this.tree = shared.tree;
        this.threads = shared.threads;
        this.all = shared.all;
        this.cores = shared.cores;
        this.channels = shared.channels;
        this.conversations = shared.conversations;
        this.closed = shared.closed;
        this.setup = shared.setup;
        this.claims = shared.claims;
        this.lastCore = shared.lastCore;
        this.isPreemptible = isPreemptible;
    }

    private CellSetup prepare(CellsConfig config) throws IOException {
        Path channelDirectory = Files.createDirectories(directory.resolve(CHANNELS));
        Path etc = directory.resolve("etc");
        SystemConfiguration.write(etc, FIRST_USER, CELLS_PER_CORE * config.cells() + CONVERSATION_USERS);
        return new CellSetup(
                config.runner(),
                config.bubblewrap(),
                config.walls(),
                config.missing(),
                config.store(),
                channelDirectory,
                etc,
                config.toolRoots(),
                config.cgroups().version(),
                config.patience(),
                FIRST_USER);
    }

    /** Where no core is free, half as many cells go wherever the kernel puts them: others are at work on each core. */
    private static List<OptionalInt> places(List<Integer> claimed, CellsConfig config) {
        if (claimed.isEmpty()) {
            int cells = (config.cells() + 1) / 2;
            LOG.warnf(
                    "All of the cores %s are claimed by other Grundys of this host: %d cells run without a core of their own",
                    config.cores(), cells);
            return Collections.nCopies(cells, OptionalInt.empty());
        }
        if (claimed.size() < config.cells()) {
            LOG.infof(
                    "Other Grundys of this host have claimed cores: %d cells instead of %d, on the cores %s",
                    claimed.size(), config.cells(), claimed);
        }
        return claimed.stream().map(OptionalInt::of).toList();
    }

    private Core core(OptionalInt core) {
        int number = CELLS_PER_CORE * all.size();
        return new Core(core, cell(number, core), cell(number + 1, core), cell(number + 2, core));
    }

    private Cell cell(int number, OptionalInt core) {
        return new Cell(new CellStarter(setup, tree, threads, number, core));
    }

    private void openAll() {
        try {
            all.forEach(core -> core.main().open());
        } catch (SandboxException e) {
            close();
            throw e;
        }
    }

    /** The numbers of the cores that were claimed; none if the kernel puts the cells where it likes. */
    public List<Integer> cores() {
        return claims.cores();
    }

    boolean isOneFree() {
        return cores.isOneFree();
    }

    /** How many commands can run at the same time. */
    public int size() {
        return all.size();
    }

    /**
     * The same pool for work that nobody waits for. Its {@link #run} and {@code runPair} come after all other callers. Where such a caller
     * finds no cell free, one of these runs ends, and begins anew once a cell is free. It must do the same each time.
     */
    public Cells preemptible() {
        return new Cells(this, true);
    }

    /**
     * Runs on a free cell; waits while there is none.
     *
     * @throws SandboxException also when the thread is interrupted, which ends the run at once
     */
    public RunOutcome run(Command command) {
        return isPreemptible ? runPreemptibly(command) : runNow(command);
    }

    private RunOutcome runNow(Command command) {
        Core core = cores.take();
        try (CorePin _ = core.pin()) {
            return core.main().run(command);
        } finally {
            cores.giveBack(core);
        }
    }

    private RunOutcome runPreemptibly(Command command) {
        RunOutcome outcome;
        do {
            Preemption preemption = new Preemption();
            Core core = cores.take(preemption);
            try (CorePin _ = core.pin();
                    HeldRun run = core.main().hold(command, RunnerRequests.Start.ON_GO);
                    Preemption _ = preemption.of(run)) {
                outcome = run.start();
            } finally {
                cores.giveBack(core);
            }
        } while (outcome.ending() == Ending.STOPPED);
        return outcome;
    }

    /** {@link #runPair(Command, Command, Predicate)} where each program goes on until it ends by itself or at a limit. */
    public PairOutcome runPair(Command first, Command second) {
        return runPair(first, second, outcome -> false);
    }

    /**
     * Runs two programs that talk to each other, both on one core, each one's standard output being the other's standard input. Both are armed before
     * either starts. The commands' own standard input and output are replaced. The second one's wall limit begins where the first one's ends at the
     * latest. It may wait for the first however long that is kept from its core. So on a busy host too it is the first that comes to its limit.
     * Where that was because others kept the second from its core, both run once more. They must do the same each time.
     *
     * @param decides asked when the second program is over: whether its outcome decides, so that the first is ended too
     */
    public PairOutcome runPair(Command first, Command second, Predicate<RunOutcome> decides) {
        PairOutcome outcome = runPairOnce(first, second, decides);
        return KeptPartner.longerWall(first.limits().wall(), outcome)
                .map(wall -> runPairOnce(first.withLimits(first.limits().withWall(wall)), second, decides))
                .orElse(outcome);
    }

    private PairOutcome runPairOnce(Command first, Command second, Predicate<RunOutcome> decides) {
        Command patient = second.withLimits(patient(first.limits(), second.limits()));
        PairOutcome outcome;
        Preemption preemption;
        do {
            preemption = new Preemption();
            Core core = isPreemptible ? cores.take(preemption) : cores.take();
            try {
                outcome = new DirectPair(
                                directory.resolve(CHANNELS), "c" + channels.incrementAndGet(), threads.partners())
                        .run(core, first, patient, decides, preemption);
            } finally {
                cores.giveBack(core);
            }
        } while (preemption.mayHaveChanged(outcome));
        return outcome;
    }

    /**
     * As {@link #runPair(Command, Command, Predicate)}, with each word written down. That costs time between a word and its answer: for
     * showing a conversation that went wrong, not for judging.
     */
    public PairOutcome runPair(Command first, Command second, Predicate<RunOutcome> decides, Recording recording) {
        Core core = cores.take();
        try {
            String name = "r" + channels.incrementAndGet();
            return new RecordedPair(directory.resolve(CHANNELS), name, threads.partners(), recording)
                    .run(core, first, second.withLimits(patient(first.limits(), second.limits())), decides);
        } finally {
            cores.giveBack(core);
        }
    }

    private static Limits patient(Limits first, Limits second) {
        return second.withWall(second.wall().plus(first.wall().multipliedBy(Protocol.MAX_WALL_STRETCH)));
    }

    /**
     * Starts a program before it is needed, if a core is free and its standby cell unused. Its standard input is a file that stays empty,
     * and descriptor 3 a pipe that stays open, until it is released.
     *
     * @param command without program directory, files and input, which come with the release
     */
    public Optional<AheadRun> startAhead(Command command) {
        return cores.takeStandby().map(core -> {
            try {
                return new AheadRun(cores, core, core.standby().hold(command, RunnerRequests.Start.AHEAD));
            } catch (RuntimeException | Error e) {
                cores.giveBackStandby(core);
                throw e;
            }
        });
    }

    /**
     * Starts a program beside the pool, in a cell of its own on the last core, to talk with it from outside the walls. The command's own standard
     * input and output are replaced. The caller that starts one closes it; closing the cells does too.
     */
    public InteractiveRun converse(Command command) {
        long number = channels.incrementAndGet();
        Cell cell = cell(CELLS_PER_CORE * all.size() + (int) (number % CONVERSATION_USERS), lastCore);
        InteractiveRun conversation =
                InteractiveRun.start(cell, command, directory.resolve(CHANNELS), "t" + number, conversations::remove);
        conversations.add(conversation);
        return conversation;
    }

    /** Waits for runs in progress. Closing again does nothing. */
    @Override
    public void close() {
        if (closed.getAndSet(true)) {
            return;
        }
        conversations.forEach(InteractiveRun::close);
        all.forEach(Core::close);
        threads.close();
        tree.close();
        claims.close();
        deleteDirectory();
    }

    private void deleteDirectory() {
        try {
            FileTree.delete(directory);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot remove '" + directory + "'", e);
        }
    }
}
