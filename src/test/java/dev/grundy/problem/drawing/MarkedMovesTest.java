package dev.grundy.problem.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ByHand.Drawing;
import dev.grundy.problem.drawing.canvas.MoveMark;
import dev.grundy.problem.drawing.canvas.MoveMark.Sign;
import dev.grundy.problem.drawing.canvas.Moves;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** The words of a board about its moves stand where they are clicked, in every drawing. */
class MarkedMovesTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "PILES; -; 3; take 2",
                "HEAPS; -; 3 4; 2 3",
                "STAIRS; -; 2 1; basin 1 lets down 2",
                "STRIPS; -; ..X; 1",
                "STRIPS; -; mock HTH; 3",
                "DOMINOES; -; ... ...; V 1 3",
                "HACKENBUSH; -; 0 1 1; cut edge 2",
                "HACKENBUSH_GRAPH; -; 0-1 1-1; cut edge 2",
                "GAMES; -; pile 2 1 1 | row ..X. 1; 2 at 2",
                "COINS; -; mock ruler THT HTH; 2 x 3",
                "BOXES; -; BW B; pile 1 take 2",
                "ROW; -; 5 2; L",
                "TRACKS; -; 0 of 9 by at most 4; say 2",
                "CIRCLES; -; 9 3 0 0; x",
                "GRID; 1 0 1 2 0; grid 1 at 2 0; up 2",
                "GRAPH; 3 2 0 1 1 2; node 0; to 1",
                "GRAPH_WITH_TOKENS; 3 2 1 2 2 3 1 2; tokens on 1 2; to 3",
                "MATRIX; 1 2 3 1 2 3 4 5 6; matrix 1, row 0, column 0; row 2",
                "TREE; 1 3 1 1 1 5 6 5 6; game 1, node 1; to 3",
                "GRAPH_WITH_OWNERS; 3 3 E 1 O 2 E 4 0 1 1 2 2 0; token on 2; to 0",
                "UNDIRECTED_GRAPH; 3 2 0 1 1 2; token on 1, from 0; to 2",
                "GRAPH_WITH_GAPS; 1 3 1 0 1; game 1, gone 0 1; choose 2",
                "LANES; -; .W..B B.W..; row 1 to 4",
                "CAKES; -; 2x2 2x3; vertical: piece 2 behind column 1"
            })
    void aLinkHasASignAndItsLabelSaysTheSame(Drawing drawing, String input, String board, String move) {
        MoveMark mark = new MoveMark(Sign.WON, true, "won in 3 & the best");
        String drawn = drawn(drawing, input, board, move, mark);
        String link = drawn.substring(drawn.indexOf("<a "), drawn.indexOf("</a>"));
        assertThat(link)
                .contains("class=\"drawing__spot drawing__marked drawing__marked--won drawing__marked--best")
                .contains("aria-label=\"" + move + ": won in 3 &amp; the best\"");
        assertThat(drawn)
                .containsOnlyOnce(
                        "<g class=\"drawing__worth drawing__marked drawing__marked--won drawing__marked--best");
        assertThat(drawn).containsOnlyOnce("drawing__sign");
    }

    @ParameterizedTest
    @EnumSource
    void signsDifferByMoreThanColour(Sign sign) {
        MoveMark mark = new MoveMark(sign, false, "");
        String strokes = drawn(Drawing.ROW, "-", "5 2", "L", mark);
        for (Sign other : Sign.values()) {
            boolean isSame = strokes.contains("d=\"" + other.strokes() + "\"");
            assertThat(isSame).isEqualTo(meaning(sign) == meaning(other));
        }
    }

    /** In a game about a score nothing is won: keeping all is the same as drawing is in others. */
    private static Sign meaning(Sign sign) {
        return switch (sign) {
            case KEEPS -> Sign.DRAWN;
            case GIVES_AWAY -> Sign.LOST;
            default -> sign;
        };
    }

    @Test
    void aSignHidesNoNumberAndFillsNoSmallStone() {
        MoveMark mark = new MoveMark(Sign.LOST, false, "lost");
        assertThat(drawn(Drawing.ROW, "-", "5 2", "L", mark))
                .contains("<circle class=\"drawing__badge\" cx=\"46.4\" cy=\"19.6\" r=\"6\"/>");
        assertThat(drawn(Drawing.GRID, "1 0 1 2 0", "grid 1 at 2 0", "up 2", mark))
                .contains("<circle class=\"drawing__badge\" cx=\"44\" cy=\"44\" r=\"7\"/>");
        assertThat(drawn(Drawing.PILES, "-", "3", "take 2", mark)).doesNotContain("drawing__badge");
    }

    @Test
    void withoutAMarkALinkIsAsItWas() {
        Moves moves = new Moves(Map.of("L", "/there")).marked(Map.of("R", new MoveMark(Sign.WON, true, "won")));
        assertThat(Boards.of(Drawing.ROW, "-", "5 2", moves).orElseThrow().body())
                .contains("<a class=\"drawing__spot\" href=\"/there\" rel=\"nofollow\" aria-label=\"L\">")
                .doesNotContain("drawing__sign");
    }

    private static String drawn(Drawing drawing, String input, String board, String move, MoveMark mark) {
        Moves moves = new Moves(Map.of(move, "/there")).marked(Map.of(move, mark));
        return Boards.of(drawing, input, board, moves).orElseThrow().body();
    }
}
