package dev.grundy.judging.compile;

import dev.grundy.result.Compilation;
import java.time.Duration;
import java.util.Optional;

/**
 * What compiling a source came to: what is told of it, and the program, which only the engine has a use for.
 *
 * @param executable present exactly if the compilation is ok
 */
public record Compiled(Optional<Executable> executable, Compilation compilation) {
    public Compiled {
        if (executable.isPresent() != compilation.ok()) {
            throw new IllegalArgumentException("a program and its compilation disagree: " + compilation);
        }
    }

    static Compiled of(Optional<Executable> executable, Duration time, boolean cached, String output) {
        return new Compiled(executable, new Compilation(executable.isPresent(), time, cached, output));
    }

    public String output() {
        return compilation.output();
    }
}
