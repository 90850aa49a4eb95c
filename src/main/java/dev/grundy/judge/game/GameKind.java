package dev.grundy.judge.game;

/** The players of a state graph, and the payoffs at its ends. */
public enum GameKind {
    /** Both players have the same moves, so positions do not tell who moves; an end's payoff is that of the player who would have to. */
    IMPARTIAL("impartial"),
    /** Each position tells whether First or Second moves; an end's payoff is First's. */
    PARTIZAN("partizan"),
    /** As partizan, with any whole numbers as payoffs, of which First wants much and Second little; no play is endless. */
    SCORE("score");

    private final String label;

    GameKind(String label) {
        this.label = label;
    }

    /** As the first line of a state graph names it. */
    public String label() {
        return label;
    }
}
