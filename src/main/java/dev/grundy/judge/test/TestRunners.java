package dev.grundy.judge.test;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.program.Program;
import dev.grundy.judge.check.AnswerChecker;
import dev.grundy.judge.check.Checker;
import dev.grundy.judge.check.CheckerProgram;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.run.AheadRuns;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Recording;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.util.List;
import java.util.function.Consumer;

/** Chooses how a problem's tests are run, by its type and its output validation. */
public final class TestRunners {
    private final ProblemPackage problem;
    private final Workshop workshop;
    private final ReadyProblem ready;

    public TestRunners(ReadyProblem ready) {
        this.problem = ready.problem();
        this.workshop = ready.workshop();
        this.ready = ready;
    }

    public TestRunner forProgram(Executable executable, RunLimits limits) {
        return forProgram(executable, limits, AheadRuns.NONE);
    }

    /** @param ahead interpreters that may wait for this program */
    public TestRunner forProgram(Executable executable, RunLimits limits, AheadRuns ahead) {
        Pass.Maker maker = problem.type().interactive()
                ? new InteractivePass(ready, executable, limits, interactor())
                : new CheckedPass(new Execution(workshop.cells(), ahead), executable, limits, checkers());
        return new TestRunner(problem, workshop.store(), maker);
    }

    public TestRunner forAnswers(Source answers) {
        return new TestRunner(problem, workshop.store(), new AnswerPass(answers, checkers()));
    }

    public List<Checker> checkers() {
        return switch (problem.programs().outputValidation()) {
            case OutputValidation.Default() -> List.of(new AnswerChecker(workshop.store()));
            case OutputValidation.Custom(var checkers) ->
                checkers.stream()
                        .<Checker>map(checker -> new CheckerProgram(ready, checker))
                        .toList();
        };
    }

    /**
     * For a program that talks with the interactor of its problem.
     *
     * @param listener hears before each pass of the recording that what is said in it is written to
     */
    TestRunner forTalking(Executable executable, RunLimits limits, Consumer<Recording> listener) {
        InteractivePass.Talk talk = (first, second, decides) -> {
            Recording recording = new Recording(Conversation.MOST_BYTES, Conversation.MOST_TURNS);
            listener.accept(recording);
            return workshop.cells().runPair(first, second, decides, recording);
        };
        Pass.Maker maker = new InteractivePass(ready, executable, limits, interactor(), talk);
        return new TestRunner(problem, workshop.store(), maker);
    }

    private Program interactor() {
        return switch (problem.programs().outputValidation()) {
            case OutputValidation.Default() ->
                throw new JudgeException("problem " + problem.name()
                        + " is interactive and has no interactor; add one as output validator");
            case OutputValidation.Custom(var interactors) -> interactors.getFirst();
        };
    }
}
