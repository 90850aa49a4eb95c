package dev.grundy.learn.play;

import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.problem.drawing.StateMap;
import dev.grundy.problem.drawing.StateMap.Place;
import dev.grundy.problem.drawing.StateMap.Tone;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Draws all positions of a game while they are few. */
final class StateMaps {
    private static final int MOST_POSITIONS = 200;

    private StateMaps() {}

    /** From where the match begins; empty where there are too many positions. */
    static Optional<PositionMap> of(Match match) {
        StateGraph graph = match.graph();
        int[] nearest = new int[graph.size()];
        Arrays.fill(nearest, -1);
        nearest[match.start()] = 0;
        List<Integer> found = new ArrayList<>(List.of(match.start()));
        for (int next = 0; next < found.size(); next++) {
            int position = found.get(next);
            for (int move = 0; move < graph.degree(position); move++) {
                int target = graph.target(position, move);
                if (nearest[target] < 0) {
                    nearest[target] = nearest[position] + 1;
                    found.add(target);
                }
            }
            if (found.size() > MOST_POSITIONS) {
                return Optional.empty();
            }
        }
        int[] rows = farthest(graph, found).orElse(nearest);
        List<Place> places = found.stream()
                .map(position -> place(match, position, rows[position], found))
                .toList();
        StateMap map = new StateMap(places, found.indexOf(match.position()));
        return Optional.of(new PositionMap(
                map.draw(), map.isNumbered(), places.stream().map(Place::board).toList()));
    }

    /** By how many moves each position is reached at most, so that every move leads down; empty where moves lead back. */
    private static Optional<int[]> farthest(StateGraph graph, List<Integer> found) {
        int[] arrivals = new int[graph.size()];
        found.forEach(position -> targets(graph, position).forEach(target -> arrivals[target]++));
        int[] rows = new int[graph.size()];
        Deque<Integer> ready = new ArrayDeque<>();
        found.stream().filter(position -> arrivals[position] == 0).forEach(ready::add);
        int placed = 0;
        for (; !ready.isEmpty(); placed++) {
            int position = ready.remove();
            targets(graph, position).forEach(target -> {
                rows[target] = Math.max(rows[target], rows[position] + 1);
                if (--arrivals[target] == 0) {
                    ready.add(target);
                }
            });
        }
        return placed == found.size() ? Optional.of(rows) : Optional.empty();
    }

    private static IntStream targets(StateGraph graph, int position) {
        return IntStream.range(0, graph.degree(position)).map(move -> graph.target(position, move));
    }

    private static Place place(Match match, int position, int row, List<Integer> found) {
        StateGraph graph = match.graph();
        List<Integer> targets =
                targets(graph, position).map(found::indexOf).distinct().boxed().toList();
        return new Place(graph.board(position), row, tone(match, position), targets);
    }

    private static Tone tone(Match match, int position) {
        SolvedGame game = match.game();
        if (!game.hasOutcomes()) {
            return tone(Long.compare(game.payoff(position), game.payoff(match.start())));
        }
        return switch (game.outcome(position)) {
            case WIN -> Tone.WON;
            case LOSS -> Tone.LOST;
            case DRAW -> Tone.EVEN;
        };
    }

    /** @param more negative where First gets less */
    private static Tone tone(int more) {
        if (more == 0) {
            return Tone.EVEN;
        }
        return more > 0 ? Tone.WON : Tone.LOST;
    }
}
