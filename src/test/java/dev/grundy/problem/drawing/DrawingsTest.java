package dev.grundy.problem.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.ByHand.Drawing;
import dev.grundy.problem.drawing.board.CircleOrder;
import dev.grundy.problem.drawing.board.Graph.Edge;
import dev.grundy.problem.drawing.canvas.Legend;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class DrawingsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PILES|2;3;70|circle|3",
                "PILES|2 2 1 3;3 70|circle|3",
                "HEAPS|1;3;4 0 5|circle|9",
                "HEAPS|1 0.07;3;4 0 5|circle|9",
                "HEAPS|2;4 5;1 0|circle|10",
                "STAIRS|1;2;3 1|rect|7",
                "CIRCLES|1;3 2|path|1",
                "TRACKS|1;2 5|rect|6",
                "ROW|4;7 7 7 1|circle|4",
                "BOXES|2;BW;B|rect|3",
                "STRIPS|1;..X|rect|3",
                "STRIPS|2;mock HTH;ruler TH|circle|3",
                "HACKENBUSH|1;4;0 1 1 x3|circle|3",
                "DOMINOES|1;2 3;.#.;..#|rect|6",
                "DOMINOES|1;2 3;A<>;V..|rect|8",
                "HACKENBUSH|2;2;BRx;RB;1;R|circle|5",
                "HACKENBUSH_GRAPH|1;2 5;0 1;1 2;2 0;1 1;1 2|circle|7",
                "HACKENBUSH_GRAPH|2;0 2;0 0;0 0;1 1;1 0|circle|4",
                "GAMES|1;4;pile 3 2 1 2;row 4 2;tree 2 0 1;graph 3 2 1 1 2 2 3|circle|13",
                "COINS|1;mock ruler 2;2 3;1 1|rect|6",
                "GRID|1;1;0 1;1;1 0|rect|10",
                "GRAPH|3 2;0 1;1 2|circle|3",
                "GRAPH_WITH_TOKENS|3 2;1 2;2 3;1 2|circle|5",
                "TREE|1;5 3;1 1 3 3;4 5 6 7;4 6 7|rect|2",
                "GRAPH_WITH_OWNERS|3 3;E 0;O 1;E 4;0 1;1 2;2 0|circle|2",
                "GRAPH_WITH_OWNERS|3 3;E 0;O 1;E 4;0 1;1 2;2 0|rect|1",
                "UNDIRECTED_GRAPH|3 2;0 1;2 1|circle|3",
                "UNDIRECTED_GRAPH|3 2;0 1;2 1|path|2",
                "GRAPH_WITH_GAPS|1;3 2;0 1;2 1|circle|3",
                "GRAPH_WITH_GAPS|1;3 2;0 1;2 1|path|2",
                "LANES|2;2 5;1 3;4 2;1 2;2 1|circle|6",
                "LANES|2;2 5;1 3;4 2;1 2;2 1|rect|12",
                "CAKES|2;1;2 3;2;1 1;2 2|rect|11",
                "MATRIX|2;2 3;1 -2 3;4 5 -6;1 1;0|rect|7"
            })
    void drawsOneShapeForEachPart(Drawing drawing, String input, String shape, int count) throws Exception {
        Element svg = svg(drawing, input, Legend.NONE);
        assertThat(svg.getElementsByTagName(shape).getLength()).isEqualTo(count);
        assertThat(svg.getElementsByTagName("title").item(0).getTextContent()).isNotBlank();
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent()).isNotBlank();
    }

    @Test
    void redEdgesAreToldFromBlueOnesByMoreThanTheirColour() throws Exception {
        Element svg = svg(Drawing.HACKENBUSH, "1;2;BR;B", Legend.NONE);
        assertThat(svg.getElementsByTagName("desc").item(0).getTextContent())
                .contains("1 (blue) on the ground", "2 (red) on 1", "3 (blue) on the ground");
        List<String> styles = IntStream.range(0, 3)
                .mapToObj(i -> ((Element) svg.getElementsByTagName("path").item(i)).getAttribute("class"))
                .toList();
        assertThat(styles)
                .containsExactly(
                        "drawing__branch drawing__branch--blue",
                        "drawing__branch drawing__branch--red",
                        "drawing__branch drawing__branch--blue");
        assertThat(Files.readString(Path.of("src/main/resources/web/public/hand.css")))
                .containsPattern("drawing__branch--red \\{[^}]*stroke-dasharray");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsNoSuchInputIsNotDrawn(Drawing drawing) {
        assertThat(Drawings.of(drawing, "no numbers here", Legend.NONE)).isEmpty();
        assertThat(Drawings.of(drawing, "9", Legend.NONE)).isEmpty();
        assertThat(Drawings.of(drawing, "999999999 1", Legend.NONE)).isEmpty();
        assertThat(Drawings.of(drawing, "", Legend.NONE)).isEmpty();
    }

    @Test
    void aMarkStandsAtItsPartAndColoursIt() throws Exception {
        Element svg = svg(
                Drawing.GRAPH, "2 1;0 1", new Legend(List.of("Node 0", "Node 1"), List.of("Winning 1", "Losing 0")));
        assertThat(svg.getTextContent()).contains("Winning 1", "Losing 0");
        assertThat(((Element) svg.getElementsByTagName("circle").item(0)).getAttribute("class"))
                .isEqualTo("drawing__node drawing__win");
    }

    @Test
    void whatAMarkSaysIsTextAndNoElement() throws Exception {
        Element svg = svg(Drawing.PILES, "1;3", new Legend(List.of("<b>&\"x\"</b>"), List.of("</svg><script>")));
        assertThat(svg.getElementsByTagName("script").getLength()).isZero();
        assertThat(svg.getTextContent()).contains("</svg><script>", "<b>&\"x\"</b>");
    }

    @Test
    void everythingLiesWithinThePicture() throws Exception {
        Element svg = svg(Drawing.GRAPH, "10 9;0 1;1 2;2 3;3 4;4 5;5 6;6 7;7 8;8 9", Legend.NONE);
        double width = Double.parseDouble(svg.getAttribute("width"));
        double height = Double.parseDouble(svg.getAttribute("height"));
        for (int i = 0; i < svg.getElementsByTagName("circle").getLength(); i++) {
            Element circle = (Element) svg.getElementsByTagName("circle").item(i);
            double radius = Double.parseDouble(circle.getAttribute("r"));
            assertThat(Double.parseDouble(circle.getAttribute("cx"))).isBetween(radius, width - radius);
            assertThat(Double.parseDouble(circle.getAttribute("cy"))).isBetween(radius, height - radius);
        }
    }

    @Test
    void aPathAroundTheCircleCrossesNothing() {
        List<Edge> path = List.of(new Edge(0, 3), new Edge(3, 1), new Edge(1, 4), new Edge(4, 2), new Edge(2, 0));
        List<Integer> order = CircleOrder.of(5, path);
        assertThat(crossings(order, path)).isZero();
        assertThat(order).containsExactlyInAnyOrder(0, 1, 2, 3, 4);
        assertThat(crossings(List.of(0, 1, 2, 3, 4), path))
                .as("as they are numbered")
                .isPositive();
    }

    private static int crossings(List<Integer> order, List<Edge> edges) {
        List<Edge> placed = edges.stream()
                .map(edge -> new Edge(order.indexOf(edge.from()), order.indexOf(edge.to())))
                .toList();
        int count = 0;
        for (Edge one : placed) {
            for (Edge other : placed) {
                int low = Math.min(one.from(), one.to());
                int high = Math.max(one.from(), one.to());
                int from = Math.min(other.from(), other.to());
                int to = Math.max(other.from(), other.to());
                count += low < from && from < high && high < to ? 1 : 0;
            }
        }
        return count;
    }

    private static Element svg(Drawing drawing, String input, Legend legend) throws Exception {
        String svg = Drawings.of(drawing, input.replace(';', '\n'), legend)
                .orElseThrow()
                .svg();
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(svg)))
                .getDocumentElement();
    }
}
