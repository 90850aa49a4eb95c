package dev.grundy.learn.puzzle;

import dev.grundy.judge.game.SolvedGame;

/**
 * A puzzle with its game.
 *
 * @param solution the number of the only move that wins
 */
record OpenPuzzle(Puzzle puzzle, SolvedGame game, int solution) {
    int position() {
        return puzzle.position();
    }

    /** How many moves there are. */
    int moves() {
        return game.graph().degree(position());
    }
}
