package dev.grundy.judge.test;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.Program;
import dev.grundy.judge.check.CheckerVerdict;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.check.FeedbackDirectory;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.run.RunVerdict;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * A pass in which the submission talks with the package's interactor, both in cells on one core.
 *
 * <p>The word belongs first to an interactor that was over first and refused, or that failed by itself. Next comes a submission that exceeded a
 * limit, then one that crashed, then the interactor's word at the end.
 */
final class InteractivePass implements Pass.Maker {
    private static final MemorySize LARGEST_WORKSPACE = MemorySize.ofMebibytes(256);
    /** So that an interactor sees the end of a submission that was stopped by the clock, and can say something. */
    private static final Duration INTERACTOR_RESPITE = Duration.ofSeconds(5);

    private static final int BROKEN_PIPE = 13;

    private final ProblemPackage problem;
    private final Executable solution;
    private final RunLimits limits;
    private final Program program;
    private final Executable interactor;
    private final Talk talk;

    InteractivePass(ReadyProblem ready, Executable solution, RunLimits limits, Program interactor) {
        this(ready, solution, limits, interactor, ready.workshop().cells()::runPair);
    }

    InteractivePass(ReadyProblem ready, Executable solution, RunLimits limits, Program interactor, Talk talk) {
        this.problem = ready.problem();
        this.solution = solution;
        this.limits = limits;
        this.program = interactor;
        this.interactor = ready.executable(interactor);
        this.talk = talk;
    }

    /** Lets two programs talk; as {@link dev.grundy.judge.sandbox.Cells#runPair(Command, Command, Predicate)}. */
    interface Talk {
        PairOutcome run(Command first, Command second, Predicate<RunOutcome> decides);
    }

    @Override
    public Pass make(PreparedCase test, StoredFile input, Map<String, byte[]> feedback) {
        Command talker =
                Execution.command(solution, test.test().settings().args(), CheckedPass.files(test.test()), limits);
        PairOutcome pair = talk.run(talker, interactorCommand(test, input, feedback, talker.limits()), this::decides);
        Run run = RunVerdict.of(pair.first(), limits, solution.symptoms());
        RunOutcome said = pair.second();
        CheckerVerdict reader = new CheckerVerdict(
                "problem " + problem.name() + ": the interactor " + program.name() + " on test " + test.name());
        if (!pair.firstEndedFirst()) {
            CheckerWord word = readUnlessCutOff(reader, said, run);
            if (!word.accepted()) {
                return Pass.checked(run, word);
            }
        }
        if (!run.endedProperly()) {
            return Pass.failed(run);
        }
        return Pass.checked(run, reader.read(said));
    }

    /** An interactor that has not accepted is not to wait for: nothing the submission does afterwards changes the verdict. */
    private boolean decides(RunOutcome said) {
        boolean accepted = said.ending() == Ending.EXITED && said.exitCode() == CheckerVerdict.ACCEPTS;
        return !accepted;
    }

    /**
     * An interactor that hangs or dies because the submission went away or never answered says nothing about the
     * submission. Its failures count when the submission itself did what it should.
     */
    private static CheckerWord readUnlessCutOff(CheckerVerdict reader, RunOutcome said, Run run) {
        boolean cutOff = said.ending() == Ending.WALL_LIMIT
                || said.ending() == Ending.STOPPED
                || said.ending() == Ending.SIGNALED && said.signal() == BROKEN_PIPE;
        return cutOff && !run.endedProperly() ? CheckerWord.accepts() : reader.read(said);
    }

    private Command interactorCommand(
            PreparedCase test, StoredFile input, Map<String, byte[]> feedback, Limits solutionLimits) {
        StepLimits step = problem.limits().validation();
        List<Placed> files = new ArrayList<>(FeedbackDirectory.placed(feedback));
        files.add(Placed.file("test.in", input));
        files.add(Placed.file("test.ans", test.answer()));
        List<String> arguments = new ArrayList<>(List.of("/w/test.in", "/w/test.ans", FeedbackDirectory.ARGUMENT));
        arguments.addAll(test.test().settings().outputValidatorArgs());
        Limits cell = Limits.of(step.time(), interactor.memoryWithOverhead(step.memory()))
                .withWall(solutionLimits.wall().plus(INTERACTOR_RESPITE))
                .withWorkspace(LARGEST_WORKSPACE)
                .withProcesses(interactor.run().processes());
        return CellCommands.of(interactor.argv(step.memory(), arguments), interactor.environment(), cell)
                .withProgram(interactor.directory())
                .withFiles(files)
                .withCollect(FeedbackDirectory.NAME);
    }
}
