package dev.grundy.learn.puzzle;

/**
 * A puzzle as it is kept.
 *
 * @param slug of its problem
 * @param game the name of the instance that it is a position of
 * @param position its number in the state graph
 * @param graph where that graph is now
 * @param input of the instance
 */
record Puzzle(long id, String slug, String game, int position, String board, long graph, String input) {}
