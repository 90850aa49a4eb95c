package dev.grundy.sandbox;

import java.io.IOException;

/** A run that is prepared but not yet started; it keeps its cell busy until it is closed. */
final class HeldRun implements AutoCloseable {
    private final Cell cell;
    private final Runner runner;
    private final Command command;
    private boolean decided;

    HeldRun(Cell cell, Runner runner, Command command) {
        this.cell = cell;
        this.runner = runner;
        this.command = command;
    }

    Outcome start() {
        decided = true;
        return cell.finish(runner, command, () -> runner.send(Requests.go()));
    }

    /** Ends the run from another thread, wherever it is; it then ends as {@link Ending#STOPPED} unless it was over before. */
    void stop() {
        try {
            runner.send(Requests.stop());
        } catch (IOException e) {
            return; // whoever waits for the outcome learns that the cell broke
        }
    }

    @Override
    public void close() {
        try {
            if (!decided) {
                cell.finish(runner, command, () -> runner.send(Requests.stop()));
            }
        } finally {
            cell.release();
        }
    }
}
