package dev.grundy.learn.demo;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * One pile; a move takes one of these numbers of stones, and a player who cannot move loses. Played by Grundy values. A position's is
 * the least number (mex) that none of those it leads to has, and 0 is lost for the player to move.
 *
 * @param takes numbers of stones that a move may take, growing
 */
record SubtractionGame(List<Integer> takes) {
    SubtractionGame {
        takes = List.copyOf(takes);
        if (takes.isEmpty()
                || takes.getFirst() < 1
                || !takes.equals(takes.stream().sorted().distinct().toList())) {
            throw new IllegalArgumentException("takes must be positive and growing: " + takes);
        }
    }

    /** The numbers of stones that a move may take from a pile. */
    List<Integer> moves(int stones) {
        return takes.stream().filter(take -> take <= stones).toList();
    }

    /** For piles of 0 to that many stones. */
    int[] grundyValues(int stones) {
        int[] values = new int[stones + 1];
        for (int pile = 0; pile <= stones; pile++) {
            BitSet reached = new BitSet();
            for (int take : moves(pile)) {
                reached.set(values[pile - take]);
            }
            values[pile] = reached.nextClearBit(0);
        }
        return values;
    }

    /** Whether the player to move loses against perfect play. */
    boolean isLost(int stones) {
        return grundyValues(stones)[stones] == 0;
    }

    /** The smallest move that wins; where none does the smallest, which makes it last; empty where there is none. */
    OptionalInt bestMove(int stones) {
        List<Integer> moves = moves(stones);
        return moves.stream()
                .filter(take -> isLost(stones - take))
                .findFirst()
                .or(() -> moves.stream().findFirst())
                .map(OptionalInt::of)
                .orElse(OptionalInt.empty());
    }
}
