package dev.grundy.judge.compile;

import dev.grundy.judge.result.Compilation;
import java.time.Duration;
import java.util.Optional;

/**
 * The result of compiling a source: the report about it, and the program, which only the engine uses. A person's program is closed when it is not run
 * any more.
 *
 * @param executable present exactly if the compilation is ok
 * @param closing    the action on closing; once
 */
public record Compiled(Optional<Executable> executable, Compilation compilation, Runnable closing)
        implements AutoCloseable {
    public Compiled {
        if (executable.isPresent() != compilation.ok()) {
            throw new IllegalArgumentException("a program and its compilation disagree: " + compilation);
        }
    }

    static Compiled of(Optional<Executable> executable, Duration time, boolean cached, String output) {
        return new Compiled(
                executable, new Compilation(executable.isPresent(), time, cached, output), Compiled::doNothing);
    }

    Compiled withExecutable(Optional<Executable> other) {
        return new Compiled(other, compilation, closing);
    }

    Compiled whenClosed(Runnable closing) {
        return new Compiled(executable, compilation, closing);
    }

    public String output() {
        return compilation.output();
    }

    @Override
    public void close() {
        closing.run();
    }

    /** Programs of packages stay. */
    private static void doNothing() {}
}
