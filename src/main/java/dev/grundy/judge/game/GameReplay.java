package dev.grundy.judge.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * A talk between a program that begins and an interactor, followed on the state graph of their games. The side that says the name of a move
 * makes it. By {@code draw} the interactor ends a game. All else that it says leads over to the next one. At its turn the program may ask,
 * where the problem has a word for that; the line that answers it makes no move. Knows no problem's protocol. Not thread-safe.
 */
public final class GameReplay {
    private static final String DRAW = "draw";

    private final StateGraph graph;
    private final Optional<String> asking;
    private final List<Integer> starts = new ArrayList<>();

    private int game = 1;
    private int position;
    private List<Integer> line = List.of();
    private boolean asked;
    private boolean over;
    private boolean lost;

    /**
     * At the beginning of the first game.
     *
     * @param graph  has as its starts the games of the talk, in their order
     * @param asking the first word of the lines by which the program asks
     */
    public GameReplay(StateGraph graph, Optional<String> asking) {
        this.graph = graph;
        this.asking = asking;
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

    /** Whether the program's last line asks something, and no answer has come yet. */
    public boolean isAsked() {
        return asked;
    }

    /** Whether somebody said what does not fit; nothing is followed from there on. */
    public boolean isLost() {
        return lost;
    }

    /** A line of the program's, without its end. */
    public void program(String said) {
        if (lost) {
            return;
        }
        boolean isItsTurn = !asked && !over && isProgramsTurn();
        if (isItsTurn && asks(said)) {
            asked = true;
        } else if (!isItsTurn || !moved(said)) {
            lost = true;
        }
    }

    /** A line of the interactor's, without its end. */
    public void interactor(String said) {
        if (asked) {
            asked = false;
            return;
        }
        if (lost || line.isEmpty() || !isProgramsTurn() && moved(said)) {
            return;
        }
        // In the middle of a game it has to move, if it is its turn, or to call it a draw.
        boolean isStuck = !graph.isEnd(position) && !isDraw(said);
        boolean isLast = game == starts.size();
        if (isStuck || over || isLast && !isDraw(said)) {
            lost = true;
            return;
        }
        over = isLast;
        if (!isLast) {
            position = starts.get(game);
            game++;
            line = List.of();
        }
    }

    /** Whether the interactor says by this line that the game is a draw, if it is no move. */
    public static boolean isDraw(String said) {
        return said.strip().equals(DRAW);
    }

    private boolean isProgramsTurn() {
        return line.size() % 2 == 0;
    }

    private boolean asks(String said) {
        return asking.filter(word -> word.equals(said.strip().split("\\s+", 2)[0]))
                .isPresent();
    }

    private boolean moved(String said) {
        OptionalInt move = graph.move(position, said);
        if (move.isEmpty()) {
            return false;
        }
        position = graph.target(position, move.getAsInt());
        List<Integer> longer = new ArrayList<>(line);
        longer.add(move.getAsInt());
        line = longer;
        return true;
    }
}
