package dev.grundy.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.game.Outcome;
import dev.grundy.game.SolvedGame;
import dev.grundy.game.StateGraph;
import dev.grundy.hand.drawing.Boards;
import dev.grundy.hand.drawing.Moves;
import dev.grundy.hand.drawing.Picture;
import dev.grundy.judging.rules.GraphMaking;
import dev.grundy.judging.rules.GraphMaking.Made;
import dev.grundy.judging.workshop.ReadyProblem;
import dev.grundy.judging.workshop.TestWorkshop;
import dev.grundy.play.Ending.Result;
import dev.grundy.problem.pack.ByHand;
import dev.grundy.problem.pack.GeneratorTemplate;
import dev.grundy.problem.pack.PackageReading;
import dev.grundy.problem.pack.ProblemPackage;
import dev.grundy.problem.read.PackageReader;
import dev.grundy.testsupport.Together;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** All problems can be played: games are made, drawn, moved by clicking, and perfect play keeps what it has. */
@Tag("sandbox")
class EveryProblemPlayedTest {
    private static final int MOST_DRAWN = 200;
    private static final Setting AGAINST_RANDOM = new Setting(false, Opponent.PERFECT, 0);
    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @TestFactory
    Stream<DynamicTest> isMadeDrawnMovedAndPlayed() {
        List<ProblemPackage> problems = new PackageReader()
                .readAll(Path.of("problems")).stream()
                        .map(PackageReading::problem)
                        .map(problem -> problem.orElseThrow())
                        .toList();
        return Together.tests(problems, ProblemPackage::name, EveryProblemPlayedTest::tryToPlay);
    }

    private static void tryToPlay(ProblemPackage problem) {
        ByHand byHand = problem.practice().byHand().orElseThrow();
        GraphMaking making = new GraphMaking(new ReadyProblem(problem, shop.workshop));
        int playable = 0;
        boolean moved = false;
        for (GeneratorTemplate level : byHand.levels()) {
            Made made = making.make(level.withSeed(1), PlayLimits.GRAPH);
            if (made.graph().isEmpty()) {
                continue;
            }
            playable++;
            SolvedGame game = Games.solved(new String(made.graph().orElseThrow().text(), StandardCharsets.US_ASCII));
            moved |= draw(problem, byHand.drawing().orElseThrow(), made.input(), game);
            if (problem.type().interactive()) {
                beginAnywhere(problem, making, made.input(), game);
            }
            for (int start : game.graph().starts().toArray()) {
                play(game, start);
            }
        }
        assertThat(moved).as(problem.name() + " is moved by clicking").isTrue();
        assertThat(playable).as(problem.name()).isGreaterThanOrEqualTo(2);
    }

    /** Games of strategy problems begin at any position for a program that plays them, if it need not ask before. */
    private static void beginAnywhere(ProblemPackage problem, GraphMaking making, String input, SolvedGame game) {
        if (problem.game().orElseThrow().asking().isPresent()) {
            assertThat(OneGame.of(input, game.graph())).isEmpty();
            return;
        }
        OneGame games = OneGame.of(input, game.graph()).orElseThrow();
        int last = game.graph().size() - 1;
        for (int position : new int[] {0, last / 3, last / 2}) {
            String one = games.input(1, position);
            Made made = making.make(one, PlayLimits.GRAPH, one);
            StateGraph begun = Games.solved(
                            new String(made.graph().orElseThrow().text(), StandardCharsets.US_ASCII))
                    .graph();
            assertThat(begun.starts().mapToObj(begun::board))
                    .as(one)
                    .containsExactly(game.graph().board(position));
        }
    }

    /** Whether something can be clicked. */
    private static boolean draw(ProblemPackage problem, ByHand.Drawing drawing, String input, SolvedGame game) {
        boolean moved = false;
        for (int position = 0; position < Math.min(MOST_DRAWN, game.graph().size()); position++) {
            Map<String, String> moves = new HashMap<>();
            for (int move = 0; move < game.graph().degree(position); move++) {
                moves.put(game.graph().moveName(position, move), "/");
            }
            String board = game.graph().board(position);
            var picture = Boards.of(drawing, input, board, new Moves(moves));
            assertThat(picture)
                    .as(problem.name() + ": " + board + " of " + input)
                    .isPresent();
            moved |= picture.filter(Picture::hasSpots).isPresent();
        }
        return moved;
    }

    /** The person's moves are random, the house's perfect; the person lets it begin. */
    private static void play(SolvedGame game, int start) {
        Random random = new Random(start);
        Match match = Match.of(game, start, AGAINST_RANDOM, List.of()).orElseThrow();
        while (!match.isOver()) {
            match = match.isYourTurn()
                    ? match.after(Opponent.RANDOM.choose(game, match.position(), 0, random))
                    : match.answered(random);
        }
        Result result = Endings.of(match).orElseThrow().result();
        if (game.hasOutcomes() && game.outcome(start) == Outcome.WIN) {
            assertThat(result).isEqualTo(Result.LOST);
        }
        if (game.hasOutcomes() && game.outcome(start) == Outcome.DRAW) {
            assertThat(result).isNotEqualTo(Result.WON);
        }
    }
}
