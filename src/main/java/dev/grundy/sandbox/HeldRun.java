package dev.grundy.sandbox;

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
