package dev.grundy.game;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A talk between a program that begins and an interactor, followed on the state graph of their games: who says the name of a move makes it, all
 * else that the interactor says leads over to the next game. Knows no problem's protocol. Not thread-safe.
 */
public final class Replay {
    private final StateGraph graph;
    private final List<Integer> starts = new ArrayList<>();

    private int game = 1;
    private int position;
    private List<Integer> line = List.of();
    private boolean lost;

    /** @param graph has as its starts the games of the talk, in their order */
    public Replay(StateGraph graph) {
        this.graph = graph;
        graph.starts().forEach(starts::add);
        this.position = starts.getFirst();
    }

    /**
     * Where the talk is.
     *
     * @param game from 1
     * @param line of each of its moves the number among the moves of its position
     */
    public record Place(int game, List<Integer> line) {
        public Place {
            line = List.copyOf(line);
        }
    }

    /** Where the talk is; nothing is followed beyond what is no move of the program's. */
    public Place place() {
        return new Place(game, line);
    }

    /** The position that the talk has come to. */
    public int position() {
        return position;
    }

    /** Whether somebody said what does not fit; nothing is followed from there on. */
    public boolean isLost() {
        return lost;
    }

    /** A line of the program's, without its end. */
    public void program(String said) {
        if (!lost && !(isProgramsTurn() && moved(said))) {
            lost = true;
        }
    }

    /** A line of the interactor's, without its end. */
    public void interactor(String said) {
        if (lost || line.isEmpty() || !isProgramsTurn() && moved(said)) {
            return;
        }
        // At its own turn, in the middle of a game, it has to move.
        boolean isStuck = !isProgramsTurn() && !graph.isEnd(position);
        if (isStuck || game == starts.size()) {
            lost = true;
            return;
        }
        position = starts.get(game);
        game++;
        line = List.of();
    }

    private boolean isProgramsTurn() {
        return line.size() % 2 == 0;
    }

    private boolean moved(String said) {
        OptionalInt move = move(said.strip().replaceAll("\\s+", " "));
        if (move.isEmpty()) {
            return false;
        }
        position = graph.target(position, move.getAsInt());
        List<Integer> longer = new ArrayList<>(line);
        longer.add(move.getAsInt());
        line = longer;
        return true;
    }

    private OptionalInt move(String name) {
        for (int move = 0; move < graph.degree(position); move++) {
            if (graph.moveName(position, move).equals(name)) {
                return OptionalInt.of(move);
            }
        }
        return OptionalInt.empty();
    }
}
