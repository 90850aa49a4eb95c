package dev.grundy.judge.compile;

import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.sandbox.command.RunOutcome;
import java.util.Optional;

/** The output of a compiler, made fit for people. */
public final class CompilerOutput {
    private CompilerOutput() {}

    /** Both its streams, without the paths of the cell, cut to a readable size. */
    public static String readable(RunOutcome outcome) {
        String both = (outcome.stderrText() + "\n" + outcome.stdoutText()).strip();
        return Excerpt.ofMessage(both.replace("/w/", "").replace("/program/", ""));
    }

    /** Why there is no program, in one sentence; empty if the compiler was content. */
    static Optional<String> problem(RunOutcome outcome, StepLimits limits) {
        return switch (outcome.ending()) {
            case EXITED ->
                outcome.exitCode() == 0
                        ? Optional.empty()
                        : Optional.of(
                                outcome.stderr().length + outcome.stdout().length > 0
                                        ? ""
                                        : "The compiler ended with exit code " + outcome.exitCode()
                                                + " and said nothing.");
            case CPU_LIMIT, WALL_LIMIT ->
                Optional.of("The compiler did not come to an end within "
                        + limits.time().toSeconds() + " s.");
            case MEMORY_LIMIT -> Optional.of("The compiler needed more than " + limits.memory() + " of memory.");
            case OUTPUT_LIMIT -> Optional.of("The compiler wrote more than is allowed.");
            case SIGNALED -> Optional.of("The compiler crashed with signal " + outcome.signal() + ".");
            case STOPPED -> throw new JudgeException("the compiler was stopped from outside; judge again");
        };
    }
}
