package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.Stdout;
import dev.grundy.judge.sandbox.protocol.RunnerRequests;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;

/**
 * A program that runs in a cell of its own, beside the pool. It is talked with from outside the walls for as long as its
 * wall limit allows. For use by one thread at a time; {@link #close} may come from any.
 */
public final class InteractiveRun implements AutoCloseable {
    private final HeldRun run;
    private final OutputStream toProgram;
    private final InputStream fromProgram;
    private final CompletableFuture<RunOutcome> outcome;
    private final Consumer<InteractiveRun> whenClosed;

    private InteractiveRun(
            HeldRun run,
            OutputStream toProgram,
            InputStream fromProgram,
            CompletableFuture<RunOutcome> outcome,
            Consumer<InteractiveRun> whenClosed) {
        this.run = run;
        this.toProgram = toProgram;
        this.fromProgram = fromProgram;
        this.outcome = outcome;
        this.whenClosed = whenClosed;
    }

    /**
     * Starts the program; its own thread holds the cell, as the cell demands.
     *
     * @param name of its channels, unique among the running ones
     */
    static InteractiveRun start(
            Cell cell, Command command, Path channels, String name, Consumer<InteractiveRun> whenClosed) {
        var started = new CompletableFuture<InteractiveRun>();
        var outcome = new CompletableFuture<RunOutcome>(); // known when the cell is gone as well
        Thread.ofPlatform().daemon().name("cell-" + name).start(() -> {
            try {
                outcome.complete(hold(cell, command, channels, name, whenClosed, started, outcome));
            } catch (RuntimeException | Error e) {
                started.completeExceptionally(e);
                outcome.completeExceptionally(e);
            }
        });
        try {
            return started.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof SandboxException ours ? ours : e;
        }
    }

    private static RunOutcome hold(
            Cell cell,
            Command command,
            Path channels,
            String name,
            Consumer<InteractiveRun> whenClosed,
            CompletableFuture<InteractiveRun> started,
            CompletableFuture<RunOutcome> outcome) {
        String there = name + "-there";
        String back = name + "-back";
        try (cell;
                HeldRun run = cell.hold(
                        command.withStdin(new Stdin.Channel(there)).withStdout(new Stdout.Channel(back)),
                        RunnerRequests.Start.ON_GO)) {
            // The runner holds the other ends by now, so neither opening waits.
            started.complete(new InteractiveRun(
                    run,
                    new FileOutputStream(channels.resolve(there).toFile()),
                    new FileInputStream(channels.resolve(back).toFile()),
                    outcome,
                    whenClosed));
            return run.start();
        } catch (IOException e) {
            throw new SandboxException("cannot open the channels of " + name, e);
        }
    }

    /** The program's standard input. */
    public OutputStream toProgram() {
        return toProgram;
    }

    /** The program's standard output; ends when the program does. */
    public InputStream fromProgram() {
        return fromProgram;
    }

    /** Ends the program, wherever it is, and waits until it is gone. Closing again does nothing. */
    @Override
    public void close() {
        run.stop();
        outcome.exceptionally(_ -> null).join();
        whenClosed.accept(this);
        try {
            toProgram.close();
            fromProgram.close();
        } catch (IOException e) {
            throw new SandboxException("cannot close the channels of a conversation", e);
        }
    }
}
