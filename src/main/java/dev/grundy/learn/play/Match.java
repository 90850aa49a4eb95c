package dev.grundy.learn.play;

import dev.grundy.judge.game.GameKind;
import dev.grundy.judge.game.Mover;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * One play of a game between a person and the house, from its beginning: all its moves can be made, and nothing follows
 * its end. Immutable.
 */
public final class Match {
    /** More moves nobody makes, and no address holds: then it is a draw. */
    static final int MOST_MOVES = 400;
    /** A player who brings about the same position so often goes in circles. */
    static final int MOST_REPEATED = 3;

    private final SolvedGame game;
    private final int start;
    private final Setting setting;
    private final List<Integer> line;
    /** One more than moves. */
    private final List<Integer> positions;

    private Match(SolvedGame game, int start, Setting setting, List<Integer> line, List<Integer> positions) {
        this.game = game;
        this.start = start;
        this.setting = setting;
        this.line = line;
        this.positions = positions;
    }

    /**
     * The game with these moves.
     *
     * @param start position where it begins
     * @param line of each move its number among the moves of its position
     * @return empty if one of them cannot be made
     */
    static Optional<Match> of(SolvedGame game, int start, Setting setting, List<Integer> line) {
        Match match = new Match(game, start, setting, List.of(), List.of(start));
        for (int move : line) {
            if (match.isOver() || move < 0 || move >= game.graph().degree(match.position())) {
                return Optional.empty();
            }
            match = match.after(move);
        }
        return Optional.of(match);
    }

    /** With one more move, which must be possible. */
    Match after(int move) {
        List<Integer> moves = new ArrayList<>(line);
        moves.add(move);
        List<Integer> visited = new ArrayList<>(positions);
        visited.add(game.graph().target(position(), move));
        return new Match(game, start, setting, moves, visited);
    }

    /** After the house has made its moves, as long as it is its turn; where a program plays, the same. */
    Match answered(RandomGenerator random) {
        Match match = this;
        while (!setting.isProgram() && !match.isOver() && !match.isYourTurn()) {
            match = match.after(setting.opponent().choose(game, match.position(), setting.errors(), random));
        }
        return match;
    }

    /** Before the person's last move; empty if there is none. */
    Optional<Match> undone() {
        for (int count = line.size() - 1; count >= 0; count--) {
            if (isYourTurn(count)) {
                return of(game, start, setting, line.subList(0, count));
            }
        }
        return Optional.empty();
    }

    SolvedGame game() {
        return game;
    }

    StateGraph graph() {
        return game.graph();
    }

    int start() {
        return start;
    }

    Setting setting() {
        return setting;
    }

    List<Integer> line() {
        return List.copyOf(line);
    }

    /** Where the game is now. */
    int position() {
        return positions.getLast();
    }

    /** Where the game was after that many moves. */
    int position(int moves) {
        return positions.get(moves);
    }

    boolean isYourTurn() {
        return isYourTurn(line.size());
    }

    /** Whether the person has, or would have, to move after that many moves. */
    boolean isYourTurn(int moves) {
        Mover mover = graph().mover(positions.get(moves));
        boolean isBeginners = mover == Mover.NEXT ? moves % 2 == 0 : mover == graph().mover(start);
        return isBeginners == setting.youBegin();
    }

    /** Whether a program has to move. */
    boolean isProgramsTurn() {
        return setting.isProgram() && !isOver() && !isYourTurn();
    }

    boolean isOver() {
        return graph().isEnd(position()) || isEndless();
    }

    /** Whether it goes in circles, or on for ever: a draw. */
    boolean isEndless() {
        if (graph().isEnd(position())) {
            return false;
        }
        long times = IntStream.rangeClosed(0, line.size())
                .filter(i -> positions.get(i) == position() && isYourTurn(i) == isYourTurn())
                .count();
        return times >= MOST_REPEATED || line.size() >= MOST_MOVES;
    }

    /** Whether the person is First of a game in which positions tell who moves. */
    boolean isYouFirst() {
        return (graph().mover(start) == Mover.FIRST) == setting.youBegin();
    }

    boolean isImpartial() {
        return graph().kind() == GameKind.IMPARTIAL;
    }
}
