package dev.grundy.learn.play;

import dev.grundy.judge.game.SolvedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/**
 * The last move by which the person gave something away, and the line that refutes it.
 *
 * @param move its name
 * @param before the worth of the position, as {@code after} is the worth that the move left
 * @param line perfect play from there on, the first move being the opponent's answer as a rule
 */
public record Slip(String move, Worth before, Worth after, List<Reply> line) {
    private static final int MOST_SHOWN = 60;

    /**
     * One move of the line.
     *
     * @param board where it leads
     */
    public record Reply(boolean yours, String move, String board) {}

    public Slip {
        line = List.copyOf(line);
    }

    /** @param said from the name of a move to the name that people read */
    static Optional<Slip> of(Match match, UnaryOperator<String> said) {
        SolvedGame game = match.game();
        for (int i = match.line().size() - 1; i >= 0; i--) {
            int position = match.position(i);
            int move = match.line().get(i);
            if (match.isYourTurn(i) && !game.keeps(position, move)) {
                return Optional.of(new Slip(
                        said.apply(game.graph().moveName(position, move)),
                        Worth.ofPosition(game, position),
                        Worth.ofMove(game, position, move),
                        line(match, i + 1, said)));
            }
        }
        return Optional.empty();
    }

    /** From where the match was after that many moves. */
    private static List<Reply> line(Match match, int moves, UnaryOperator<String> said) {
        SolvedGame game = match.game();
        List<Reply> line = new ArrayList<>();
        Match played = Match.of(
                        game, match.start(), match.setting(), match.line().subList(0, moves))
                .orElseThrow();
        while (!played.isOver() && line.size() < MOST_SHOWN) {
            Match before = played;
            int best = IntStream.range(0, game.graph().degree(before.position()))
                    .filter(move -> game.isBest(before.position(), move))
                    .findFirst()
                    .orElseThrow();
            played = before.after(best);
            line.add(new Reply(
                    before.isYourTurn(),
                    said.apply(game.graph().moveName(before.position(), best)),
                    game.graph().board(played.position())));
        }
        return line;
    }
}
