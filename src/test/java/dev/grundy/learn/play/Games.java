package dev.grundy.learn.play;

import dev.grundy.judge.game.GraphLimits;
import dev.grundy.judge.game.GraphReading;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraphReader;
import dev.grundy.testsupport.MadeGames;
import java.nio.charset.StandardCharsets;

/** Games for tests, solved. */
final class Games {
    private Games() {}

    /** A pile from which 1, 3 or 4 stones are taken; lost with 0, 2, 7 or 9. */
    static SolvedGame stones(int stones) {
        return solved(MadeGames.stones(stones));
    }

    /** Two positions that lead to each other, the first of which may also give up. */
    static SolvedGame circle() {
        return solved("""
                state-graph 1 impartial
                starts 0
                N here
                > 1 go
                > 2 stop
                N there
                > 0 back
                N won
                > 3 end
                N lost
                = -1
                end 4
                """);
    }

    /** First takes 5 at once, or lets Second choose between 1 and 9. */
    static SolvedGame score() {
        return solved("""
                state-graph 1 score
                starts 0
                F begin
                > 1 take
                > 2 pass
                S five
                = 5
                S choice
                > 3 one
                > 4 nine
                F one
                = 1
                F nine
                = 9
                end 5
                """);
    }

    /** First moves twice; who cannot move wins. */
    static SolvedGame partizan() {
        return solved("""
                state-graph 1 partizan
                starts 0
                F two
                > 1 a
                F one
                > 2 b
                S none
                = -1
                end 3
                """);
    }

    static SolvedGame solved(String text) {
        return switch (StateGraphReader.read(text.getBytes(StandardCharsets.US_ASCII), GraphLimits.LARGEST)) {
            case GraphReading.Whole(var graph) -> SolvedGame.solve(graph);
            case GraphReading.TooLarge() -> throw new AssertionError("nothing says so");
        };
    }
}
