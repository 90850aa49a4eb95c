package dev.grundy.judge.rules;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.pack.GameRules;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.game.BrokenGraphException;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.game.StateGraphReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.Run;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredFile;
import dev.grundy.judge.workshop.ReadyProblem;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Runs a package's rules in cells. Their faults are failures of ours. Safe for use by several threads. */
public final class RulesRun {
    /** A graph of a million positions is printed in a second or two. */
    private static final Duration TIME = Duration.ofSeconds(10);

    private static final MemorySize MEMORY = MemorySize.ofMebibytes(2_048);
    /** Besides what a position with its moves takes. */
    private static final long LEAST_OUTPUT_BYTES = 16L << 20;

    private static final long OUTPUT_BYTES_EACH = 240;

    private final ReadyProblem ready;
    private final GameRules game;
    private final Duration time;

    public RulesRun(ReadyProblem ready, GameRules game) {
        this(ready, game, TIME);
    }

    /** @param time CPU time for one input */
    RulesRun(ReadyProblem ready, GameRules game, Duration time) {
        this.ready = ready;
        this.game = game;
        this.time = time;
    }

    /** The rules, compiled. */
    public Executable executable() {
        return ready.executable(game.rules());
    }

    /**
     * The games of an input, solved; empty if the rules say that they have more positions than that.
     *
     * @param what the input is, for people
     * @throws JudgeException if the rules crash, do not end, print too much, or print what is no state graph
     */
    public Optional<SolvedGame> solve(StoredFile input, GraphLimits limits, String what) {
        return solved(output(input, limits, what), limits, what);
    }

    /** The output of rules, and the number of positions in it. The array is nobody else's. */
    public record Printed(byte[] text, int positions) {}

    /**
     * The same as the rules printed it, found good.
     *
     * @throws JudgeException as {@link #solve}
     */
    public Optional<Printed> print(StoredFile input, GraphLimits limits, String what) {
        byte[] output = output(input, limits, what);
        return solved(output, limits, what)
                .map(game -> new Printed(output, game.graph().size()));
    }

    private byte[] output(StoredFile input, GraphLimits limits, String what) {
        Run run = new Execution(ready.workshop().cells())
                .run(
                        executable(),
                        List.of(Integer.toString(limits.positions())),
                        Stdin.of(input),
                        List.of(),
                        new RunLimits(time, MEMORY, output(limits)));
        if (!run.endedProperly()) {
            throw failure(what, run.message(), "let it end by itself with exit code 0 on every valid input");
        }
        return run.output();
    }

    private Optional<SolvedGame> solved(byte[] output, GraphLimits limits, String what) {
        try {
            return switch (StateGraphReader.read(output, limits)) {
                case GraphReading.Whole(StateGraph graph) -> Optional.of(SolvedGame.solve(graph));
                case GraphReading.TooLarge() -> Optional.empty();
            };
        } catch (BrokenGraphException e) {
            throw failure(what, "printed no state graph: " + e.found(), e.cure());
        }
    }

    private static MemorySize output(GraphLimits limits) {
        return MemorySize.ofBytes(LEAST_OUTPUT_BYTES + OUTPUT_BYTES_EACH * limits.positions());
    }

    private JudgeException failure(String what, String found, String cure) {
        return new JudgeException("problem " + ready.problem().name() + ": game/"
                + game.rules().name() + " " + found + " (on " + what + "); " + cure);
    }
}
