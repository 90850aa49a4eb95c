package dev.grundy.judge.game;

/**
 * The arrays of a state graph.
 *
 * @param text the output of the rules; boards and names begin where the other arrays say and end with their line
 * @param movers of each position, the ordinal of a {@link Mover}
 * @param firstMove of each position, and one more: where its moves begin
 * @param payoffs of each position; 0 where it is no end
 */
record GraphTables(
        GameKind kind,
        int[] starts,
        byte[] text,
        byte[] movers,
        int[] boardsAt,
        int[] firstMove,
        long[] payoffs,
        int[] targets,
        int[] namesAt) {}
