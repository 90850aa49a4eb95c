package dev.grundy.format.pack.program;

import dev.grundy.format.pack.ComparisonFlags;
import java.util.List;

/** The means of accepting or refusing an output. Each test's settings hold the arguments. */
public sealed interface OutputValidation {
    /** Token compare with the answer; a test's arguments are {@link ComparisonFlags}. */
    record Default() implements OutputValidation {}

    /** The package's own checkers or interactor: all must accept. */
    record Custom(List<Program> programs) implements OutputValidation {
        public Custom {
            programs = List.copyOf(programs);
            if (programs.isEmpty()) {
                throw new IllegalArgumentException("custom output validation needs a program");
            }
        }
    }
}
