package dev.grundy.judge.game;

/** The player who moves from a position, or would have to where the game is over. */
public enum Mover {
    /** The player at turn: all that positions of impartial games say. */
    NEXT('N'),
    FIRST('F'),
    SECOND('S');

    private final char letter;

    Mover(char letter) {
        this.letter = letter;
    }

    /** As a position's line begins. */
    public char letter() {
        return letter;
    }

    boolean fits(GameKind kind) {
        return (this == NEXT) == (kind == GameKind.IMPARTIAL);
    }
}
