package dev.grundy.learn.play;

import dev.grundy.judge.game.GameKind;
import dev.grundy.judge.game.Outcome;
import dev.grundy.learn.play.GameEnding.Result;
import dev.grundy.web.frame.Texts;
import java.util.Optional;

/** Says how games end. */
final class Endings {
    private Endings() {}

    /** Empty while the game goes on. */
    static Optional<GameEnding> of(Match match) {
        if (!match.isOver()) {
            return Optional.empty();
        }
        if (match.isEndless()) {
            return Optional.of(new GameEnding(
                    Result.DRAWN,
                    match.line().size() >= Match.MOST_MOVES
                            ? Texts.of("match-why-long", Match.MOST_MOVES)
                            : Texts.of("match-why-circles", Match.MOST_REPEATED)));
        }
        return Optional.of(match.graph().kind() == GameKind.SCORE ? score(match) : end(match));
    }

    /** A program said something that is no move. */
    static GameEnding illegal(Match match, String said) {
        return forfeited(match, "match-why-program-said", said);
    }

    /** A program said nothing. */
    static GameEnding silent(Match match, String reason) {
        return forfeited(match, "match-why-program-failed", reason);
    }

    private static GameEnding forfeited(Match match, String reason, String output) {
        boolean wasLost = match.game().hasOutcomes() && match.game().outcome(match.position()) == Outcome.LOSS;
        return new GameEnding(
                Result.WON, Texts.of(reason) + (wasLost ? " " + Texts.of("match-why-program-was-lost") : ""), output);
    }

    private static GameEnding score(Match match) {
        long paid = match.graph().payoff(match.position());
        long perfect = match.game().payoff(match.start());
        boolean all = match.isYouFirst() ? paid >= perfect : paid <= perfect;
        return new GameEnding(
                all ? Result.ALL : Result.LESS,
                Texts.of(
                        match.isYouFirst() ? "match-why-score-first" : "match-why-score-second",
                        Long.toString(paid),
                        Long.toString(perfect)));
    }

    private static GameEnding end(Match match) {
        long payoff = match.graph().payoff(match.position());
        if (payoff == 0) {
            return new GameEnding(Result.DRAWN, Texts.of("match-why-even"));
        }
        boolean yourTurn = match.isYourTurn();
        if (!match.isImpartial()) {
            boolean won = payoff > 0 == match.isYouFirst();
            return new GameEnding(
                    won ? Result.WON : Result.LOST,
                    Texts.of(yourTurn ? "match-why-you-cannot-move" : "match-why-it-cannot-move"));
        }
        boolean won = payoff > 0 == yourTurn;
        return new GameEnding(won ? Result.WON : Result.LOST, Texts.of(reason(yourTurn, payoff > 0)));
    }

    private static String reason(boolean yourTurn, boolean moverWins) {
        if (yourTurn) {
            return moverWins ? "match-why-your-turn-wins" : "match-why-your-turn-loses";
        }
        return moverWins ? "match-why-its-turn-wins" : "match-why-its-turn-loses";
    }
}
