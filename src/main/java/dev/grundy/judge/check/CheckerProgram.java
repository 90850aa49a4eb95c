package dev.grundy.judge.check;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.Program;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.workshop.ReadyProblem;
import java.util.ArrayList;
import java.util.List;

/** A package's own checker: {@code checker input answer feedback-directory}, the output on its standard input. */
public final class CheckerProgram implements Checker {
    private static final MemorySize LARGEST_WORKSPACE = MemorySize.ofMebibytes(512);
    private static final String INPUT = "/w/test.in";
    private static final String ANSWER = "/w/test.ans";

    private final ProblemPackage problem;
    private final Program program;
    private final ReadyProblem ready;

    public CheckerProgram(ReadyProblem ready, Program program) {
        this.problem = ready.problem();
        this.program = program;
        this.ready = ready;
    }

    @Override
    public CheckerWord check(CheckerQuestion question) {
        RunOutcome outcome = ready.run(command(question), describe(question));
        return new CheckerVerdict(describe(question)).read(outcome);
    }

    private Command command(CheckerQuestion question) {
        Executable executable = ready.executable(program);
        StepLimits limits = problem.limits().validation();
        List<Placed> files = new ArrayList<>(FeedbackDirectory.placed(question.feedback()));
        files.add(Placed.file("test.in", question.input()));
        files.add(Placed.file("test.ans", question.test().answer()));
        List<String> arguments = new ArrayList<>(List.of(INPUT, ANSWER, FeedbackDirectory.ARGUMENT));
        arguments.addAll(question.test().test().settings().outputValidatorArgs());
        return CellCommands.of(
                        executable.argv(limits.memory(), arguments),
                        executable.environment(),
                        cellLimits(limits, executable))
                .withProgram(executable.directory())
                .withFiles(files)
                .withCollect(FeedbackDirectory.NAME)
                .withStdin(Stdin.of(question.output()));
    }

    public static Limits cellLimits(StepLimits limits, Executable executable) {
        return Limits.of(limits.time(), executable.memoryWithOverhead(limits.memory()))
                .withoutWaiting()
                .withOutput(limits.output())
                .withWorkspace(LARGEST_WORKSPACE)
                .withProcesses(executable.run().processes());
    }

    private String describe(CheckerQuestion question) {
        return "problem " + problem.name() + ": the checker " + program.name() + " on test "
                + question.test().name();
    }
}
