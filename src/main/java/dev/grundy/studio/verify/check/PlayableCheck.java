package dev.grundy.studio.verify.check;

import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.OneGame;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.judge.game.StateGraphReader;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.rules.GraphMaking;
import dev.grundy.judge.rules.GraphMaking.Made;
import dev.grundy.problem.drawing.Boards;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Findings;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Whether the problem can be played: games are made, drawn, moved by clicking, and perfect play keeps the value of its position. */
public final class PlayableCheck {
    private static final int MOST_DRAWN = 200;
    /** One that is always playable leaves no choice. */
    private static final int LEAST_LEVELS = 2;

    private final Proof proof;
    private final ProblemPackage problem;
    private final Findings findings = new Findings(Check.PLAYABLE);
    private int playable;
    private int drawn;
    private int clickable;
    private int played;

    public PlayableCheck(Proof proof) {
        this.proof = proof;
        this.problem = proof.problem();
    }

    public CheckResult playable() {
        Optional<ByHand> byHand = problem.practice().byHand();
        if (byHand.isEmpty() || problem.game().isEmpty() || problem.type().submitAnswer()) {
            return CheckResult.skipped(
                    Check.PLAYABLE,
                    byHand.isEmpty()
                            ? "practice.yaml has no by_hand, whose levels are played"
                            : "the package has no game/rules, or its problem reads no input");
        }
        GraphMaking making = new GraphMaking(proof.runner().ready());
        List<GeneratorTemplate> levels = byHand.get().levels();
        for (int level = 1; level <= levels.size(); level++) {
            tryOut("level " + level, levels.get(level - 1), byHand.get(), making);
        }
        conclude(byHand.get());
        findings.figure("levels", playable);
        findings.figure("games", played);
        findings.figure("positions_drawn", drawn);
        findings.figure("positions_to_click", clickable);
        return findings.result(
                played + " games on " + playable + " of " + levels.size() + " levels, " + drawn + " positions drawn");
    }

    private void tryOut(String level, GeneratorTemplate template, ByHand byHand, GraphMaking making) {
        findings.attempt(() -> {
            proof.progress().beforePiece();
            Made made = making.make(template.withSeed(1), GraphLimits.PLAYED);
            solved(made).ifPresent(game -> {
                playable++;
                byHand.drawing().ifPresent(drawing -> draw(drawing, made.input(), game.graph()));
                if (problem.type().interactive()) {
                    beginAnywhere(level, making, made.input(), game.graph());
                }
                game.graph().starts().forEach(start -> play(level, game, start));
            });
        });
    }

    /** Empty where it is too large to be played. */
    private static Optional<SolvedGame> solved(Made made) {
        return made.graph().flatMap(printed -> switch (StateGraphReader.read(printed.text(), GraphLimits.PLAYED)) {
            case GraphReading.Whole(StateGraph graph) -> Optional.of(SolvedGame.solve(graph));
            case GraphReading.TooLarge() -> Optional.empty();
        });
    }

    private void draw(ByHand.Drawing drawing, String input, StateGraph graph) {
        for (int position = 0; position < Math.min(MOST_DRAWN, graph.size()); position++) {
            Map<String, String> moves = new HashMap<>();
            for (int move = 0; move < graph.degree(position); move++) {
                moves.put(graph.moveName(position, move), "/");
            }
            String board = graph.board(position);
            Optional<Picture> picture = Boards.of(drawing, input, board, new Moves(moves));
            if (picture.isEmpty()) {
                findings.error(
                        "nothing is drawn of the board '" + board + "' of " + input.strip(),
                        "let the rules print boards as inputs are written that the drawing " + drawing.label()
                                + " reads");
                return;
            }
            drawn++;
            clickable += picture.get().hasSpots() ? 1 : 0;
        }
    }

    /** Games of strategy problems begin at any position for a program that plays them, if it need not ask before. */
    private void beginAnywhere(String level, GraphMaking making, String input, StateGraph graph) {
        Optional<OneGame> games = OneGame.of(input, graph);
        if (problem.game().orElseThrow().asking().isPresent()) {
            if (games.isPresent()) {
                findings.error(
                        level + ": programs must ask before they move, and inputs show the whole board",
                        "leave asking out of game.yaml, or the boards out of the inputs");
            }
            return;
        }
        if (games.isEmpty()) {
            findings.error(
                    level + ": no game can begin at another position, because the input does not end in the boards: "
                            + input.strip(),
                    "let inputs end in the number of games and, for each, equally many lines, the last of which is its board");
            return;
        }
        int last = graph.size() - 1;
        for (int position : new int[] {0, last / 3, last / 2}) {
            beginAt(level, making, games.get().input(1, position), graph.board(position));
        }
    }

    private void beginAt(String level, GraphMaking making, String input, String board) {
        List<String> begun = solved(making.make(input, GraphLimits.PLAYED, input))
                .map(game -> game.graph()
                        .starts()
                        .mapToObj(start -> game.graph().board(start))
                        .toList())
                .orElseThrow(() -> new JudgeException("the rules say that the game on " + input + " is too large"));
        if (!begun.equals(List.of(board))) {
            findings.error(
                    level + ": a game that is to begin at '" + board + "' begins at " + begun,
                    "let the rules begin where the input says");
        }
    }

    private void play(String level, SolvedGame game, int start) {
        played++;
        PerfectPlay.loss(game, start, new Random(start))
                .ifPresent(lost -> findings.error(
                        level + ": perfect play from '" + game.graph().board(start) + "' " + lost,
                        "tell us: the solver of games is wrong"));
    }

    private void conclude(ByHand byHand) {
        int least = Math.min(LEAST_LEVELS, byHand.levels().size());
        if (playable < least) {
            findings.error(
                    "only " + playable + " of " + byHand.levels().size() + " levels have games of at most "
                            + GraphLimits.PLAYED.positions() + " positions",
                    "let " + least + " levels make smaller ones");
        }
        if (byHand.drawing().isPresent() && playable > 0 && clickable == 0) {
            findings.error(
                    "no position has a move that can be clicked",
                    "let the rules name moves as docs/games.md says for the drawing "
                            + byHand.drawing().get().label());
        }
    }
}
