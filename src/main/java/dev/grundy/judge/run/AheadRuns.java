package dev.grundy.judge.run;

import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.sandbox.AheadRun;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Interpreters that were started on idle cores before their program was there, each for one run; a run is charged from its
 * release. A caller that finds none runs in the usual way. Thread-safe; close it when its judging is over.
 */
public final class AheadRuns implements AutoCloseable {
    public static final AheadRuns NONE = new AheadRuns(Optional.empty());

    /** The runner copies the input when it is released: more than this costs more than is gained. */
    private static final long LARGEST_INPUT_BYTES = 1 << 20;

    private static final ExecutorService THREADS = Executors.newVirtualThreadPerTaskExecutor();

    private final Optional<Command> standsFor;
    private final Queue<CompletableFuture<Optional<AheadRun>>> started = new ConcurrentLinkedQueue<>();

    private AheadRuns(Optional<Command> standsFor) {
        this.standsFor = standsFor;
    }

    /**
     * Starts as many runs as possible now, and returns at once.
     *
     * @param expected the program that will be run
     * @param count how many at most
     */
    public static AheadRuns start(Cells cells, Executable expected, RunLimits limits, int count) {
        Optional<List<String>> argv = expected.aheadArgv(limits.memory());
        if (argv.isEmpty()) {
            return NONE;
        }
        Command usual = Execution.command(expected, List.of(), List.of(), limits);
        Command waiting = CellCommands.of(argv.get(), expected.environment(), usual.limits());
        AheadRuns runs = new AheadRuns(Optional.of(usual));
        for (int i = 0; i < count; i++) {
            runs.started.add(CompletableFuture.supplyAsync(() -> cells.startAhead(waiting), THREADS));
        }
        return runs;
    }

    /** Runs the command on one that waits for just this; empty if there is none. */
    Optional<RunOutcome> run(Command command) {
        if (!standsFor.map(usual -> isTheSame(usual, command)).orElse(false)) {
            return Optional.empty();
        }
        for (var next = started.poll(); next != null; next = started.poll()) {
            Optional<AheadRun> waiting = ready(next);
            if (waiting.isPresent()) {
                try (AheadRun run = waiting.get()) {
                    return Optional.of(run.release(command));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isTheSame(Command usual, Command command) {
        return usual.argv().equals(command.argv())
                && usual.environment().equals(command.environment())
                && usual.limits().equals(command.limits())
                && switch (command.stdin()) {
                    case Stdin.From(StoredFile file) -> file.size() <= LARGEST_INPUT_BYTES;
                    case Stdin.From _, Stdin.Empty _ -> true;
                    case Stdin.Channel _ -> false;
                };
    }

    /** Empty also if the start failed: the usual run will tell why, if the reason is still there. */
    private static Optional<AheadRun> ready(CompletableFuture<Optional<AheadRun>> start) {
        try {
            return start.join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof SandboxException) {
                return Optional.empty();
            }
            throw e;
        }
    }

    /** Ends those that were not needed. */
    @Override
    public void close() {
        for (var next = started.poll(); next != null; next = started.poll()) {
            ready(next).ifPresent(AheadRun::close);
        }
    }
}
