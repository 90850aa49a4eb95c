package dev.grundy.learn.play;

import dev.grundy.judge.game.GameKind;
import dev.grundy.judge.game.Outcome;
import dev.grundy.learn.play.Ending.Result;
import dev.grundy.web.frame.Texts;
import java.util.Optional;

/** Says how games end. */
final class Endings {
    private Endings() {}

    /** Empty while the game goes on. */
    static Optional<Ending> of(Match match) {
        if (!match.isOver()) {
            return Optional.empty();
        }
        if (match.isEndless()) {
            return Optional.of(new Ending(
                    Result.DRAWN,
                    match.line().size() >= Match.MOST_MOVES
                            ? Texts.of("match-why-long", Match.MOST_MOVES)
                            : Texts.of("match-why-circles", Match.MOST_REPEATED)));
        }
        return Optional.of(match.graph().kind() == GameKind.SCORE ? score(match) : end(match));
    }

    /** A program said something that is no move. */
    static Ending illegal(Match match, String said) {
        return forfeited(match, "match-why-program-said", said);
    }

    /** A program said nothing. */
    static Ending silent(Match match, String reason) {
        return forfeited(match, "match-why-program-failed", reason);
    }

    private static Ending forfeited(Match match, String reason, String output) {
        boolean wasLost = match.game().hasOutcomes() && match.game().outcome(match.position()) == Outcome.LOSS;
        return new Ending(
                Result.WON, Texts.of(reason) + (wasLost ? " " + Texts.of("match-why-program-was-lost") : ""), output);
    }

    private static Ending score(Match match) {
        long paid = match.graph().payoff(match.position());
        long perfect = match.game().payoff(match.start());
        boolean all = match.isYouFirst() ? paid >= perfect : paid <= perfect;
        return new Ending(
                all ? Result.ALL : Result.LESS,
                Texts.of(
                        match.isYouFirst() ? "match-why-score-first" : "match-why-score-second",
                        Long.toString(paid),
                        Long.toString(perfect)));
    }

    private static Ending end(Match match) {
        long payoff = match.graph().payoff(match.position());
        if (payoff == 0) {
            return new Ending(Result.DRAWN, Texts.of("match-why-even"));
        }
        boolean yourTurn = match.isYourTurn();
        if (!match.isImpartial()) {
            boolean won = payoff > 0 == match.isYouFirst();
            return new Ending(
                    won ? Result.WON : Result.LOST,
                    Texts.of(yourTurn ? "match-why-you-cannot-move" : "match-why-it-cannot-move"));
        }
        boolean won = payoff > 0 == yourTurn;
        return new Ending(won ? Result.WON : Result.LOST, Texts.of(reason(yourTurn, payoff > 0)));
    }

    private static String reason(boolean yourTurn, boolean moverWins) {
        if (yourTurn) {
            return moverWins ? "match-why-your-turn-wins" : "match-why-your-turn-loses";
        }
        return moverWins ? "match-why-its-turn-wins" : "match-why-its-turn-loses";
    }
}
