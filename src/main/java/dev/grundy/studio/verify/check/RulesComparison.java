package dev.grundy.studio.verify.check;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.GameRules;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.rules.ProvedAnswer;
import dev.grundy.judge.rules.ProvedTalk;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.test.Listening;
import dev.grundy.judge.test.Listening.Heard;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Compares a program's output on an instance with the consequences of the rules of the game. Safe for use by several threads. */
public final class RulesComparison {
    private final Proof proof;
    private final GameRules game;
    private final RunLimits limits;

    /** @param limits of the programs */
    public RulesComparison(Proof proof, GameRules game, RunLimits limits) {
        this.proof = proof;
        this.game = game;
        this.limits = limits;
    }

    /**
     * The program's fault, in words for people; empty if it has none.
     *
     * @throws IllegalArgumentException if the rules print no game that answers the problem's question
     * @throws dev.grundy.judge.host.JudgeException if one of the package's programs fails
     */
    public Optional<String> difference(Executable program, StoredFile input, SolvedGame solved) {
        return proof.problem().type().interactive() ? played(program, input, solved) : answered(program, input, solved);
    }

    private Optional<String> answered(Executable program, StoredFile input, SolvedGame solved) {
        ProvedAnswer answer = new ProvedAnswer(solved, game.answer());
        Run run = new Execution(proof.runner().workshop().cells())
                .run(program, List.of(), Stdin.of(input), List.of(), limits);
        return run.endedProperly()
                ? answer.differs(new String(run.output(), StandardCharsets.UTF_8))
                : Optional.of("it " + run.message());
    }

    private Optional<String> played(Executable program, StoredFile input, SolvedGame solved) {
        ProvedTalk talk = new ProvedTalk(solved, game.asking());
        Heard heard = new Listening(proof.runner().ready(), program, limits)
                .run(new PreparedCase(proof.unsolved(input), input, proof.stored(new byte[0])));
        TestResult result = heard.run().result();
        return result.verdict() == Verdict.AC
                ? heard.conversation().flatMap(talk::differs)
                : Optional.of("it is judged " + result.verdict() + ": " + result.message());
    }
}
