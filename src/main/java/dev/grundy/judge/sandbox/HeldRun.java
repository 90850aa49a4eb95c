package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.protocol.Runner;
import dev.grundy.judge.sandbox.protocol.RunnerRequests;
import java.io.IOException;
import java.util.Optional;

/** A run that is prepared but not yet started; it keeps its cell busy until it is closed. */
final class HeldRun implements AutoCloseable {
    private final Cell cell;
    private final Runner runner;
    private final Command command;
    private final Optional<RunOutcome> already;
    private boolean decided;

    /** @param already the outcome, if the run is over before it began */
    HeldRun(Cell cell, Runner runner, Command command, Optional<RunOutcome> already) {
        this.cell = cell;
        this.runner = runner;
        this.command = command;
        this.already = already;
        this.decided = already.isPresent();
    }

    /** @throws SandboxException also when the thread is interrupted, which ends the run */
    RunOutcome start() {
        return Cell.wanted(decide(RunnerRequests.go()));
    }

    /** For a program started ahead: gives it the rest and starts its clocks. Throws as {@link #start}. */
    RunOutcome release(Command rest) {
        return Cell.wanted(decide(cell.release(rest)));
    }

    private RunOutcome decide(byte[] message) {
        decided = true;
        return already.orElseGet(() -> cell.finish(runner, command, () -> runner.send(message)));
    }

    /** Ends the run from another thread, wherever it is; it then ends as {@link Ending#STOPPED} unless it was over before. */
    void stop() {
        try {
            runner.send(RunnerRequests.stop());
        } catch (IOException e) {
            return; // the one who waits for the outcome learns that the cell broke
        }
    }

    @Override
    public void close() {
        try {
            if (!decided) {
                decide(RunnerRequests.stop());
            }
        } finally {
            cell.release();
        }
    }
}
