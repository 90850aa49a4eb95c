package dev.grundy.learn.play;

/** The reply of a program where it is to move. */
sealed interface Reply {
    /** @param move its number among the moves of the position */
    record Moves(int move) implements Reply {}

    record Thinks(Thinking thinking) implements Reply {}

    /** It has lost by what it did. */
    record Forfeits(GameEnding ending) implements Reply {}
}
