package dev.grundy.learn.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.game.SolvedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class StateMapsTest {
    private static final Pattern HEAD = Pattern.compile("class=\"drawing__arrow[^\"]*\" d=\"M([0-9.]+) ([0-9.]+) L");
    private static final Pattern PLACE =
            Pattern.compile("class=\"drawing__node ([^\"]*)\" [^>]*/><text [^>]*>([^<]*)<.*?<title>([^<]*)<");

    private static final Pattern NAME =
            Pattern.compile("<text class=\"drawing__place\" x=\"([0-9.]+)\" y=\"([0-9.]+)\">([^<]*)<");

    private static final Pattern HEIGHT =
            Pattern.compile("class=\"drawing__node [^\"]*\" cx=\"[^\"]*\" cy=\"([0-9.]+)\"");

    /** First takes 5, or lets Second choose between 1 and 9: the beginning is worth 5. */
    @Test
    void inAGameAboutAScorePositionsAreToldByWhatFirstGetsAgainstTheBeginning() {
        assertThat(places(map(Games.score())))
                .containsExactlyInAnyOrder(
                        "begin = drawing__even",
                        "five = drawing__even",
                        "choice − drawing__loss",
                        "one − drawing__loss",
                        "nine + drawing__win");
    }

    @Test
    void elseByHowTheyEndForWhoIsToMove() {
        assertThat(places(map(Games.stones(3))))
                .containsExactlyInAnyOrder(
                        "3 + drawing__win", "2 − drawing__loss", "1 + drawing__win", "0 − drawing__loss");
    }

    /** It begins in the first row, goes there and back or on to the win in the second, and ends in the third. */
    @Test
    void everyMoveEndsInAHeadBesideWhereItLeads() {
        String map = map(Games.circle());
        assertThat(count(map, "drawing__edge")).isEqualTo(4);
        assertThat(HEAD.matcher(map).results().map(head -> near(head.group(1), head.group(2))))
                .containsExactlyInAnyOrder("first row", "second row", "second row", "third row");
    }

    /** From 7 one may take 1, 3 or 4: each stone less is a row further down, whichever way leads there. */
    @Test
    void whereNoMoveLeadsBackEveryMoveLeadsDown() {
        String map = map(Games.stones(7));
        List<Double> heights = HEIGHT.matcher(map)
                .results()
                .map(place -> Double.parseDouble(place.group(1)))
                .toList();
        assertThat(heights).hasSize(8).doesNotHaveDuplicates();
    }

    @Test
    void movesFromWhereTheGameIsAreDrawnStronger() {
        String map = map(Games.stones(7));
        assertThat(count(map, "drawing__edge drawing__next")).isEqualTo(3);
        assertThat(count(map, "drawing__arrow drawing__next")).isEqualTo(3);
        assertThat(map).as("few moves").doesNotContain("drawing__faint");
    }

    /** Two piles of five: 36 positions and 180 moves. */
    @Test
    void whereThereAreManyMovesTheOthersAreFaint() {
        String map = map(Games.solved(nim(5)));
        assertThat(count(map, "drawing__edge drawing__next")).isEqualTo(10);
        assertThat(count(map, "drawing__edge drawing__faint")).isEqualTo(170);
    }

    @Test
    void aMoveThatLeadsBackToItsPositionIsALoop() {
        String map = map(Games.solved("""
                        state-graph 1 impartial
                        starts 0
                        N stay
                        > 0 wait
                        > 1 go
                        N over
                        = -1
                        end 2
                        """));
        assertThat(map).contains("C").doesNotContain("NaN");
        assertThat(count(map, "drawing__arrow")).isEqualTo(2);
    }

    @Test
    void everyPositionSaysWhichItIs() {
        PositionMap map = positions(Games.solved(nim(3)));
        assertThat(map.numbered()).isFalse();
        assertThat(names(map)).hasSize(16).contains("3 3", "0 2", "0 0").containsExactlyElementsOf(map.boards());
    }

    @Test
    void whereTheWordsOfPositionsAreTooLongNumbersStandForThem() {
        PositionMap map = positions(Games.solved(nim(3).replaceAll("(?m)^N ", "N a rather long position of ")));
        assertThat(map.numbered()).isTrue();
        assertThat(names(map))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, 16).mapToObj(Integer::toString).toList());
        assertThat(map.boards()).hasSize(16).first().isEqualTo("a rather long position of 3 3");
    }

    @Test
    void namesOfPositionsInOneRowDoNotTouch() {
        Map<String, List<Double>> rows = new TreeMap<>();
        PositionMap map = positions(Games.solved(nim(3)));
        NAME.matcher(map.picture().body())
                .results()
                .forEach(name -> rows.computeIfAbsent(name.group(2), row -> new ArrayList<>())
                        .add(Double.parseDouble(name.group(1))));
        assertThat(rows).hasSize(7).allSatisfy((row, places) -> {
            places.sort(null);
            for (int i = 1; i < places.size(); i++) {
                assertThat(places.get(i) - places.get(i - 1)).isGreaterThan("3 3".length() * 5);
            }
        });
    }

    private static List<String> names(PositionMap map) {
        return NAME.matcher(map.picture().body())
                .results()
                .map(name -> name.group(3))
                .toList();
    }

    private static String near(String x, String y) {
        assertThat(Double.parseDouble(x)).isBetween(0.0, 100.0);
        double down = Double.parseDouble(y);
        if (down < 24 + 31) {
            return "first row";
        }
        return down < 24 + 62 + 31 ? "second row" : "third row";
    }

    private static List<String> places(String map) {
        return PLACE.matcher(map)
                .results()
                .map(place -> place.group(3) + " " + place.group(2) + " " + place.group(1))
                .toList();
    }

    /** Two piles of so many stones, from the largest on. */
    private static String nim(int stones) {
        int piles = stones + 1;
        StringBuilder graph = new StringBuilder("state-graph 1 impartial\nstarts 0\n");
        for (int position = 0; position < piles * piles; position++) {
            int first = stones - position / piles;
            int second = stones - position % piles;
            graph.append("N %d %d\n".formatted(first, second));
            for (int less = 1; less <= first; less++) {
                graph.append("> %d first less %d\n".formatted(position + less * piles, less));
            }
            for (int less = 1; less <= second; less++) {
                graph.append("> %d second less %d\n".formatted(position + less, less));
            }
            graph.append(first + second == 0 ? "= -1\n" : "");
        }
        return graph + "end " + piles * piles + "\n";
    }

    private static int count(String map, String style) {
        return map.split("class=\"" + style + "[ \"]", -1).length - 1;
    }

    private static String map(SolvedGame game) {
        return positions(game).picture().body();
    }

    private static PositionMap positions(SolvedGame game) {
        Match match = Match.of(game, 0, Setting.USUAL, List.of()).orElseThrow();
        return StateMaps.of(match).orElseThrow();
    }
}
