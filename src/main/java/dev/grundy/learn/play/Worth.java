package dev.grundy.learn.play;

import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.problem.drawing.canvas.MoveMark;
import dev.grundy.problem.drawing.canvas.MoveMark.Sign;
import dev.grundy.web.frame.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * The worth of a move to the player who makes it, or of a position to the player who is to move there.
 *
 * @param outcome empty in a game about a score
 * @param distance how many moves are made until the end, that one included; empty without a winner
 * @param grundy Grundy value of the position, or of where the move leads; empty where there are none
 * @param score First's score; empty in a game about winning
 * @param keeps whether the move keeps what its mover has
 * @param best whether nothing is better
 */
public record Worth(
        Optional<Outcome> outcome,
        OptionalInt distance,
        OptionalInt grundy,
        OptionalLong score,
        boolean keeps,
        boolean best) {

    public static Worth ofMove(SolvedGame game, int position, int move) {
        int target = game.graph().target(position, move);
        boolean hasOutcomes = game.hasOutcomes();
        OptionalInt left = hasOutcomes ? game.distance(target) : OptionalInt.empty();
        return new Worth(
                hasOutcomes ? Optional.of(game.outcomeAfter(position, move)) : Optional.empty(),
                left.isPresent() ? OptionalInt.of(left.getAsInt() + 1) : left,
                grundy(game, target),
                hasOutcomes ? OptionalLong.empty() : OptionalLong.of(game.payoff(target)),
                game.keeps(position, move),
                game.isBest(position, move));
    }

    public static Worth ofPosition(SolvedGame game, int position) {
        boolean hasOutcomes = game.hasOutcomes();
        return new Worth(
                hasOutcomes ? Optional.of(game.outcome(position)) : Optional.empty(),
                hasOutcomes ? game.distance(position) : OptionalInt.empty(),
                grundy(game, position),
                hasOutcomes ? OptionalLong.empty() : OptionalLong.of(game.payoff(position)),
                true,
                true);
    }

    private static OptionalInt grundy(SolvedGame game, int position) {
        return game.hasGrundyValues() ? OptionalInt.of(game.grundy(position)) : OptionalInt.empty();
    }

    /** In words, in the reader's language. */
    public String text() {
        List<String> parts = new ArrayList<>();
        outcome.ifPresent(known -> parts.add(
                switch (known) {
                    case WIN -> Texts.of("worth-won", distance.orElse(0));
                    case LOSS -> Texts.of("worth-lost", distance.orElse(0));
                    case DRAW -> Texts.of("worth-drawn");
                }));
        score.ifPresent(first -> parts.add(Texts.of("worth-score", Long.toString(first))));
        grundy.ifPresent(value -> parts.add(Texts.of("worth-grundy", Integer.toString(value))));
        return String.join(", ", parts);
    }

    /** As {@link #text}, with whether nothing is better. */
    public String said() {
        return best ? text() + ", " + Texts.of("worth-best") : text();
    }

    /** The mark of the move on a board. */
    MoveMark mark() {
        Sign sign = outcome.map(known -> switch (known) {
                    case WIN -> Sign.WON;
                    case LOSS -> Sign.LOST;
                    case DRAW -> Sign.DRAWN;
                })
                .orElse(keeps ? Sign.KEEPS : Sign.GIVES_AWAY);
        return new MoveMark(sign, best, said());
    }

    /** The meaning of its colour, which the words say too: won, lost or even. */
    public String tone() {
        return outcome.map(known -> switch (known) {
                    case WIN -> "won";
                    case LOSS -> "lost";
                    case DRAW -> "even";
                })
                .orElse(keeps ? "won" : "lost");
    }
}
