package dev.grundy.judge.game;

import java.nio.charset.StandardCharsets;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The positions that can be reached from some starts of a game, and the moves between them. Positions are numbered from 0, moves of a
 * position too, in the order in which the rules print them. Every position either has moves or is an end with a payoff. Immutable.
 *
 * <p>Kept in arrays: 17 bytes for a position and 8 for a move, besides the text that it was read from.
 */
public final class StateGraph {
    private final GameKind kind;
    private final int[] starts;
    private final byte[] text;
    private final byte[] movers;
    private final int[] boardsAt;
    private final int[] firstMove;
    private final long[] payoffs;
    private final int[] targets;
    private final int[] namesAt;

    /** @param from whole and checked; its arrays belong to this graph from now on */
    StateGraph(GraphTables from) {
        this.kind = from.kind();
        this.starts = from.starts();
        this.text = from.text();
        this.movers = from.movers();
        this.boardsAt = from.boardsAt();
        this.firstMove = from.firstMove();
        this.payoffs = from.payoffs();
        this.targets = from.targets();
        this.namesAt = from.namesAt();
    }

    public GameKind kind() {
        return kind;
    }

    /** How many positions there are. */
    public int size() {
        return movers.length;
    }

    /** How many moves there are in all. */
    public int moveCount() {
        return targets.length;
    }

    /** Where the games of an input begin, in the input's order; at least one. */
    public IntStream starts() {
        return IntStream.of(starts);
    }

    public Mover mover(int position) {
        return MOVERS[movers[position]];
    }

    /** The description of the position, in words of the problem's own; no two positions with the same mover have the same. */
    public String board(int position) {
        return lineFrom(boardsAt[position]);
    }

    public boolean isEnd(int position) {
        return degree(position) == 0;
    }

    /**
     * The payoff of an end: -1, 0 or 1, for the player who would have to move in an impartial game, for First in others. In a score game it is
     * First's score.
     */
    public long payoff(int end) {
        if (!isEnd(end)) {
            throw new IllegalArgumentException("position " + end + " is no end");
        }
        return payoffs[end];
    }

    /** How many moves a position has. */
    public int degree(int position) {
        return firstMove[position + 1] - firstMove[position];
    }

    /** Where a move leads. */
    public int target(int position, int move) {
        return targets[firstMove[position] + move];
    }

    /** The name of a move; no two moves of a position are called the same. */
    public String moveName(int position, int move) {
        return lineFrom(namesAt[firstMove[position] + move]);
    }

    /** The move of a position that is called so, however the words are spaced; empty if there is none. */
    public OptionalInt move(int position, String name) {
        String words = name.strip().replaceAll("\\s++", " ");
        return IntStream.range(0, degree(position))
                .filter(move -> moveName(position, move).equals(words))
                .findFirst();
    }

    /** Bytes that the graph takes in memory. */
    public long memoryBytes() {
        return text.length
                + movers.length
                + 4L * (boardsAt.length + firstMove.length + targets.length + namesAt.length + starts.length)
                + 8L * payoffs.length;
    }

    private static final Mover[] MOVERS = Mover.values();

    private String lineFrom(int start) {
        int end = start;
        while (text[end] != '\n') {
            end++;
        }
        return new String(text, start, end - start, StandardCharsets.US_ASCII);
    }

    int[] firstMoves() {
        return firstMove;
    }

    int[] targets() {
        return targets;
    }

    byte[] movers() {
        return movers;
    }

    long[] payoffs() {
        return payoffs;
    }
}
