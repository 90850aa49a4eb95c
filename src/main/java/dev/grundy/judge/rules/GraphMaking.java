package dev.grundy.judge.rules;

import dev.grundy.format.pack.GameRules;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorCall;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.InputValidation;
import dev.grundy.judge.make.Opinion;
import dev.grundy.judge.rules.RulesRun.Printed;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Makes state graphs that people play on. Safe for use by several threads. */
public final class GraphMaking {
    private final ProblemPackage problem;
    private final Workshop workshop;
    private final Generation generation;
    private final InputValidation validation;
    private final RulesRun rules;

    /** @throws JudgeException if the package has no rules of a game */
    public GraphMaking(ReadyProblem ready) {
        this.problem = ready.problem();
        this.workshop = ready.workshop();
        this.generation = new Generation(ready);
        this.validation = new InputValidation(ready);
        GameRules game = problem.game()
                .orElseThrow(() -> new JudgeException(
                        "problem " + problem.name() + " has no rules to play by; add game/rules and game/game.yaml"));
        this.rules = new RulesRun(ready, game);
    }

    /** An input and what the rules print for it; empty where that is too large to be played. */
    public record Made(String input, Optional<Printed> graph) {}

    /** @throws JudgeException if one of the package's programs fails */
    public Made make(GeneratorCall call, GraphLimits limits) {
        StoredFile input = workshop.store().put(generation.input(call));
        String what = "by_hand: " + call.command();
        validation.require(input, problem.tests().usualSettings(), what);
        return new Made(
                new String(workshop.store().read(input), StandardCharsets.UTF_8), rules.print(input, limits, what));
    }

    /**
     * The message of a validator of the package about an input that it does not accept; empty where all accept.
     *
     * @throws JudgeException if a validator fails
     */
    public Optional<String> refusal(String input) {
        StoredFile stored = workshop.store().put(input.getBytes(StandardCharsets.UTF_8));
        for (Opinion opinion : validation.opinions(stored, problem.tests().usualSettings())) {
            if (opinion.answer() == Opinion.Answer.FAILS) {
                throw new JudgeException("problem " + problem.name() + ": the input validator " + opinion.validator()
                        + " failed on a given input: " + opinion.message() + "; fix it");
            }
            if (opinion.answer() == Opinion.Answer.REFUSES) {
                return Optional.of(opinion.message());
            }
        }
        return Optional.empty();
    }

    /**
     * The same for an input that the package's validators are known to accept.
     *
     * @param what it is, for people
     * @throws JudgeException if the rules fail on it
     */
    public Made make(String input, GraphLimits limits, String what) {
        StoredFile stored = workshop.store().put(input.getBytes(StandardCharsets.UTF_8));
        return new Made(input, rules.print(stored, limits, what));
    }
}
