package dev.grundy.judge.game;

/** How a game ends under perfect play, for the player who has the turn. */
public enum Outcome {
    WIN,
    LOSS,
    /** Neither player can force a win: the play is endless, or ends with a payoff of 0. */
    DRAW;

    /** The same for the opponent. */
    public Outcome forOpponent() {
        return switch (this) {
            case WIN -> LOSS;
            case LOSS -> WIN;
            case DRAW -> DRAW;
        };
    }
}
