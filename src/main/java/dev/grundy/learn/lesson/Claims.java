package dev.grundy.learn.lesson;

import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The claims of a lesson about a position; an absent part is not claimed.
 *
 * @param outcome for the player to move
 * @param score First's
 * @param winning the names of all moves that win, in the order of the rules; empty if it is not said
 */
public record Claims(Optional<Outcome> outcome, OptionalInt grundy, OptionalInt score, List<String> winning) {
    /** Nothing is said. */
    static final Claims NONE = new Claims(Optional.empty(), OptionalInt.empty(), OptionalInt.empty(), List.of());

    public Claims {
        winning = List.copyOf(winning);
    }

    /** The claims that do not follow from the rules, for people; empty if all are true. */
    public List<String> untrue(SolvedGame game, int position) {
        List<String> untrue = new ArrayList<>();
        if (outcome.isPresent() && !(game.hasOutcomes() && game.outcome(position) == outcome.get())) {
            untrue.add("outcome: by the rules it is "
                    + (game.hasOutcomes() ? PositionYaml.word(game.outcome(position)) : "a score"));
        }
        if (grundy.isPresent() && !(game.hasGrundyValues() && game.grundy(position) == grundy.getAsInt())) {
            untrue.add("grundy: by the rules it is " + (game.hasGrundyValues() ? game.grundy(position) : "none"));
        }
        if (score.isPresent() && (game.hasOutcomes() || game.payoff(position) != score.getAsInt())) {
            untrue.add("score: by the rules it is " + (game.hasOutcomes() ? "none" : game.payoff(position)));
        }
        if (!winning.isEmpty() && !winning.equals(winningMoves(game, position))) {
            untrue.add("winning: by the rules these are " + winningMoves(game, position));
        }
        return untrue;
    }

    private static List<String> winningMoves(SolvedGame game, int position) {
        if (!game.hasOutcomes()) {
            return List.of();
        }
        return IntStream.range(0, game.graph().degree(position))
                .filter(move -> game.outcomeAfter(position, move) == Outcome.WIN)
                .mapToObj(move -> game.graph().moveName(position, move))
                .toList();
    }
}
