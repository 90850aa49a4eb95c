package dev.grundy.judging;

import dev.grundy.kernel.MemorySize;
import dev.grundy.problem.pack.ExitConvention;
import dev.grundy.problem.pack.ProblemLimits.StepLimits;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.pack.Program;
import dev.grundy.sandbox.Command;
import dev.grundy.sandbox.Limits;
import dev.grundy.sandbox.Outcome;
import dev.grundy.sandbox.Placed;
import dev.grundy.sandbox.Stdin;
import java.util.ArrayList;
import java.util.List;

/** A package's own checker, by the protocol of the ICPC format or by that of testlib. */
final class CheckerProgram implements Checker {
    private static final MemorySize LARGEST_WORKSPACE = MemorySize.ofMebibytes(512);
    private static final String INPUT = "/w/test.in";
    private static final String ANSWER = "/w/test.ans";
    private static final String OUTPUT = "/w/test.out";

    private final ProblemPackage problem;
    private final Program program;
    private final ExitConvention convention;
    private final PackagePrograms programs;
    private final Workshop workshop;

    CheckerProgram(
            ProblemPackage problem, Program program, ExitConvention convention, PackagePrograms programs, Workshop workshop) {
        this.problem = problem;
        this.program = program;
        this.convention = convention;
        this.programs = programs;
        this.workshop = workshop;
    }

    @Override
    public CheckerWord check(CheckerQuestion question) {
        Outcome outcome = workshop.cells().run(command(question));
        return new CheckerVerdict(describe(question), convention).read(outcome);
    }

    private Command command(CheckerQuestion question) {
        Executable executable = programs.executable(program);
        StepLimits limits = problem.limits().validation();
        List<Placed> files = new ArrayList<>(FeedbackDirectory.placed(question.feedback()));
        files.add(Placed.file("test.in", question.input()));
        files.add(Placed.file("test.ans", question.test().answer()));
        List<String> arguments = new ArrayList<>(switch (convention) {
            case ICPC -> List.of(INPUT, ANSWER, FeedbackDirectory.ARGUMENT);
            case TESTLIB -> List.of(INPUT, OUTPUT, ANSWER);
        });
        if (convention == ExitConvention.TESTLIB) {
            files.add(Placed.file("test.out", question.output()));
        } else {
            arguments.addAll(question.test().test().settings().outputValidatorArgs());
        }
        return Commands.of(executable.argv(limits.memory(), arguments), executable.environment(), cellLimits(limits, executable))
                .withProgram(executable.directory())
                .withFiles(files)
                .withCollect(FeedbackDirectory.NAME)
                .withStdin(convention == ExitConvention.ICPC ? Stdin.of(question.output()) : Stdin.empty());
    }

    static Limits cellLimits(StepLimits limits, Executable executable) {
        return Limits.of(limits.time(), executable.memoryWithOverhead(limits.memory()))
                .withOutput(limits.output())
                .withWorkspace(LARGEST_WORKSPACE)
                .withProcesses(executable.run().processes());
    }

    private String describe(CheckerQuestion question) {
        return "problem " + problem.name() + ": the checker " + program.name() + " on test " + question.test().name();
    }
}
