package dev.grundy.judge.hand;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.format.pack.program.Program;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.InputValidation;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;

/** Makes instances of a package with their answers. Safe for use by several threads. */
public final class HandMaking {
    private final ProblemPackage problem;
    private final Workshop workshop;
    private final Generation generation;
    private final InputValidation validation;

    public HandMaking(ReadyProblem ready) {
        this.problem = ready.problem();
        this.workshop = ready.workshop();
        this.generation = new Generation(ready);
        this.validation = new InputValidation(ready);
    }

    /** An input and the reference solver's answer to it. */
    public record Made(String input, String answer) {}

    /** @throws JudgeException if one of the package's programs fails, or the package has no reference solver */
    public Made make(GeneratorCall call) {
        Program solver = problem.reference()
                .orElseThrow(() -> new JudgeException("problem " + problem.name()
                        + " has no accepted submission to answer instances by hand with; add one, or remove by_hand"))
                .program();
        StoredFile input = workshop.store().put(generation.input(call));
        String what = "by_hand: " + call.command();
        validation.require(input, problem.tests().usualSettings(), what);
        return new Made(text(input), text(generation.answer(input, solver, what)));
    }

    private String text(StoredFile file) {
        return new String(workshop.store().read(file), StandardCharsets.UTF_8);
    }
}
