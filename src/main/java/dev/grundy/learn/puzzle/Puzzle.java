package dev.grundy.learn.puzzle;

import java.util.List;

/**
 * A puzzle as it is kept.
 *
 * @param slug of its problem
 * @param game the name of the instance that it is a position of
 * @param position its number in the state graph
 * @param graph where that graph is now
 * @param input of the instance
 * @param themes none until a search has seen to them
 */
record Puzzle(
        long id,
        String slug,
        String game,
        int position,
        String board,
        long graph,
        String input,
        List<PuzzleTheme> themes) {
    Puzzle {
        themes = List.copyOf(themes);
    }
}
