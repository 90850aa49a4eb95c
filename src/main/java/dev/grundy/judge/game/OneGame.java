package dev.grundy.judge.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Inputs with a single game that begins at a position of another input's games. They can be written where an input ends in the number of games and
 * then equally many lines for each. The last line is its board. Lines above that number hold for all games.
 */
public final class OneGame {
    private final List<String> lines;
    private final StateGraph graph;
    /** Of the lines the one with the number of games. */
    private final int count;

    private final int linesOfEach;

    private OneGame(List<String> lines, StateGraph graph, int count) {
        this.lines = lines;
        this.graph = graph;
        this.count = count;
        this.linesOfEach = (lines.size() - 1 - count) / starts(graph).length;
    }

    /**
     * Knows how to write them.
     *
     * @param graph of the input's games
     * @return empty if the input has another form
     */
    public static Optional<OneGame> of(String input, StateGraph graph) {
        List<String> lines = input.lines().toList();
        int games = starts(graph).length;
        return IntStream.rangeClosed(0, lines.size() - 1 - games)
                .filter(count -> (lines.size() - 1 - count) % games == 0)
                .filter(count -> lines.get(count).equals(Integer.toString(games)))
                .mapToObj(count -> new OneGame(lines, graph, count))
                .filter(OneGame::showsEveryStart)
                .findFirst();
    }

    /**
     * The input.
     *
     * @param game     the game of the position, from 1
     * @param position in the state graph
     */
    public String input(int game, int position) {
        int first = firstLine(game);
        List<String> one = new ArrayList<>(lines.subList(0, count));
        one.add("1");
        one.addAll(lines.subList(first, first + linesOfEach - 1));
        one.add(graph.board(position));
        return String.join("\n", one) + "\n";
    }

    private boolean showsEveryStart() {
        int[] starts = starts(graph);
        for (int game = 1; game <= starts.length; game++) {
            if (!lines.get(firstLine(game) + linesOfEach - 1).equals(graph.board(starts[game - 1]))) {
                return false;
            }
        }
        return true;
    }

    private int firstLine(int game) {
        return count + 1 + (game - 1) * linesOfEach;
    }

    private static int[] starts(StateGraph graph) {
        return graph.starts().toArray();
    }
}
