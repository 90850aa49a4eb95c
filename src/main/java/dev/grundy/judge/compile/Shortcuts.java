package dev.grundy.judge.compile;

import dev.grundy.format.language.RunStep;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.source.Source;
import java.util.List;
import java.util.Optional;

/** Ways to compile and start faster. None of them may change what comes out, so without them everything still works. */
public interface Shortcuts {
    Shortcuts NONE = new Shortcuts() {};

    /**
     * A way to start the compiler.
     *
     * @param flags the words for {@code {flags...}} in its command line
     * @param directory the directory that it sees as {@code /program}
     */
    record Preparation(List<String> flags, Optional<StoredDirectory> directory) {
        static final Preparation NONE = new Preparation(List.of(), Optional.empty());
    }

    /** The flags and files that help the compiler with this source. */
    default Preparation prepare(Source source, Toolchain toolchain) {
        return Preparation.NONE;
    }

    /** Whether a result of the same source is taken instead of compiling again. */
    default boolean reuse() {
        return true;
    }

    /** How a program is started, when languages.yaml says this. */
    default RunStep run(RunStep step) {
        return step;
    }

    /** A compilation without starting the compiler anew; empty if there is no such way for this source. */
    default Optional<RunOutcome> compile(Source source, Toolchain toolchain, StepLimits limits) {
        return Optional.empty();
    }
}
