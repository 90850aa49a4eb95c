package dev.grundy.problem.pack;

import java.util.List;

/** What accepts or refuses an output. Each test's settings hold the arguments. */
public sealed interface OutputValidation {
    /** Token compare with the answer; a test's arguments are {@link ComparisonFlags}. */
    record Default() implements OutputValidation {}

    /** The package's own checkers or interactor: all must accept. */
    record Custom(List<Program> programs, ExitConvention convention) implements OutputValidation {
        public Custom {
            programs = List.copyOf(programs);
            if (programs.isEmpty()) {
                throw new IllegalArgumentException("custom output validation needs a program");
            }
        }
    }

    /**
     * As in Polygon: an interactor talks with the submission and writes a file, which the checker then judges.
     * Both keep testlib's convention; the interactor's own refusal counts first.
     */
    record InteractorAndChecker(Program interactor, Program checker) implements OutputValidation {}
}
