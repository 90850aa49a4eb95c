package dev.grundy.problem.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.grundy.format.pack.ByHand.Drawing;
import dev.grundy.problem.drawing.canvas.Moves;
import dev.grundy.problem.drawing.canvas.Picture;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class BoardsTest {
    private static final String GRAPHS = "2\n2 1\n0 1\n4 2\n0 1\n2 3\n";
    private static final String MATRIX = "1\n2 3\n1 2 3\n4 5 6\n";

    static Stream<Arguments> moves() {
        return Stream.of(
                Arguments.of(Drawing.DOMINOES, "-", "... ...", "V 1 3", "90 26"),
                Arguments.of(Drawing.STRIPS, "-", "T.F#.F", "frog 3", "70 12"),
                Arguments.of(Drawing.COINS, "-", "mock ruler THT HTH", "2 x 3", "94 74"),
                Arguments.of(Drawing.GAMES, "-", "pile 2 1 1 | row ..X. 1", "2 at 2", "56 24"),
                Arguments.of(Drawing.HEAPS, "-", "3 1, pass left", "1 2", "38 40"),
                Arguments.of(Drawing.GRAPH_WITH_GAPS, GRAPHS, "game 2, gone 0 1", "choose 3", "88 147.2"),
                Arguments.of(Drawing.CAKES, "-", "2x2 2x3", "vertical: piece 2 behind column 2", "180 18"),
                Arguments.of(Drawing.CAKES, "-", "2x2 2x3", "horizontal: piece 1 below row 1", "18 60"),
                Arguments.of(Drawing.LANES, "-", ".W..B B.W..", "row 2 to 5", "154 58"),
                Arguments.of(Drawing.MATRIX, MATRIX, "matrix 1, row 0, column 0", "column 3", "155 20"),
                Arguments.of(Drawing.MATRIX, MATRIX, "matrix 1, row 0, column 0", "row 2", "20 91"),
                Arguments.of(Drawing.TREE, "1\n3 1\n1 1\n5 6\n5 6\n", "game 1, node 1", "to 3", "71 79"));
    }

    @ParameterizedTest
    @MethodSource("moves")
    void aClickIsWhereItsMoveLeads(Drawing drawing, String input, String board, String move, String place)
            throws Exception {
        NodeList links = links(drawing, input, board, move);
        assertThat(links.getLength()).isEqualTo(1);
        Element shape = (Element) links.item(0).getFirstChild();
        assertThat(shape.getAttribute("x") + shape.getAttribute("cx") + " " + shape.getAttribute("y")
                        + shape.getAttribute("cy"))
                .isEqualTo(place);
    }

    /** A parity game is over where the token comes back to. */
    @Test
    void whereTheTokenHasBeenIsSeenWhereItMayGoBack() throws Exception {
        String input = "3 4\nE 1\nO 2\nE 4\n0 1\n1 2\n2 0\n2 1\n";
        NodeList links = links(Drawing.GRAPH_WITH_OWNERS, input, "token on 2, from 0 1", "to 0");
        assertThat(links.getLength()).isEqualTo(1);
        assertThat(((Element) links.item(0).getFirstChild()).getAttribute("class"))
                .contains("drawing__passed", "drawing__near");
    }

    @Test
    void nodesThatATokenMayNotComeBackToAreSeenOnAGraphWithoutDirections() {
        String drawn = Boards.of(Drawing.UNDIRECTED_GRAPH, "4 3\n0 1\n1 2\n2 3\n", "token on 2, from 0 1", Moves.NONE)
                .orElseThrow()
                .svg();
        assertThat(drawn.split("drawing__passed", -1)).hasSize(1 + 2);
        assertThat(drawn).containsOnlyOnce("drawing__token");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoSuchBoardIsText(Drawing drawing) {
        for (String board :
                List.of("", " ", "far away", "99999999999 1 1", "-1", "pile 1 1 1" + " | pile 1 1 1".repeat(6))) {
            assertThatCode(() -> Boards.of(drawing, "1", board, Moves.NONE)).doesNotThrowAnyException();
        }
    }

    @Test
    void moreGamesThanFitAreText() {
        assertThat(Boards.of(Drawing.GAMES, "-", "pile 1 1 1" + " | pile 1 1 1".repeat(5), Moves.NONE))
                .isPresent();
        assertThat(Boards.of(Drawing.GAMES, "-", "pile 1 1 1" + " | pile 1 1 1".repeat(6), Moves.NONE))
                .isEmpty();
    }

    private static NodeList links(Drawing drawing, String input, String board, String move) throws Exception {
        Picture picture = Boards.of(drawing, input, board, new Moves(Map.of(move, "/there")))
                .orElseThrow();
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(picture.svg())))
                .getElementsByTagName("a");
    }
}
