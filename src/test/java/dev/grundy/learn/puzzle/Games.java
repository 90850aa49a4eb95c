package dev.grundy.learn.puzzle;

import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraphReader;
import dev.grundy.testsupport.MadeGames;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Games for tests, solved. */
final class Games {
    /** From the start {@code stay} wins: it leaves a pile of two single stones. {@code circle} goes round for ever, {@code give} loses. */
    static final String WITH_A_DRAW = """
            state-graph 1 impartial
            starts 0
            N start
            > 1 give
            > 2 circle
            > 3 stay
            N lone
            > 4 end
            N round
            > 5 on
            N two
            > 1 take
            N over
            = -1
            N again
            > 2 back
            end 6
            """;

    private Games() {}

    /** A pile from which 1, 3 or 4 stones are taken; lost with 0, 2, 7 or 9. A pile of p stones is position {@code stones - p}. */
    static SolvedGame stones(int stones) {
        return solved(MadeGames.stones(stones));
    }

    static SolvedGame solved(String text) {
        return switch (StateGraphReader.read(text.getBytes(StandardCharsets.US_ASCII), GraphLimits.LARGEST)) {
            case GraphReading.Whole(var graph) -> SolvedGame.solve(graph);
            case GraphReading.TooLarge() -> throw new AssertionError("nothing says so");
        };
    }

    /** A puzzle at that position, which is one. */
    static OpenPuzzle puzzle(SolvedGame game, int position) {
        Puzzle kept = new Puzzle(7, "stones", "1-1", position, game.graph().board(position), 1, "", List.of());
        return new OpenPuzzle(kept, game, Selection.solution(game, position).orElseThrow());
    }
}
