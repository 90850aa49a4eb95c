package dev.grundy.learn.demo;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * A game of {@link SubtractionGame} between a visitor, who begins, and the house, which plays perfectly; always at the visitor's
 * turn or over.
 *
 * @param start    stones at the beginning
 * @param stones   stones that are left
 * @param taken    stones that the visitor took last; empty at the beginning
 * @param answered stones that the house took then; empty when it could not move
 * @param shows    whether it is shown which piles are lost
 */
public record Board(int start, int stones, OptionalInt taken, OptionalInt answered, boolean shows) {
    static final SubtractionGame GAME = new SubtractionGame(List.of(1, 3, 4));

    /** From each of them the player who begins can win. */
    private static final List<Integer> STARTS = List.of(13, 18, 11, 20, 15);

    private static final int LEAST = 1;
    private static final int MOST = 24;

    static Board fresh() {
        int start = STARTS.getFirst();
        return new Board(start, start, OptionalInt.empty(), OptionalInt.empty(), false);
    }

    /**
     * As an address says it: the stones that are left at the visitor's turn, and the number that is taken then. A new game where nothing is
     * said; empty where the game has no such position or no such move there.
     */
    static Optional<Board> of(OptionalInt start, OptionalInt stones, OptionalInt take, boolean shows) {
        int begun = start.orElse(STARTS.getFirst());
        int left = stones.orElse(begun);
        if (begun < LEAST || begun > MOST || !isReached(begun, left)) {
            return Optional.empty();
        }
        Board board = new Board(begun, left, OptionalInt.empty(), OptionalInt.empty(), shows);
        return take.isEmpty()
                ? Optional.of(board)
                : Optional.of(take.getAsInt())
                        .filter(GAME.moves(left)::contains)
                        .map(board::after);
    }

    /** Whether moves of both in turn leave that many, at least one, for the visitor to take from. */
    private static boolean isReached(int start, int left) {
        BitSet reached = new BitSet();
        reached.set(start);
        for (int pile = start; pile > left; pile--) {
            if (reached.get(pile)) {
                for (int taken : GAME.moves(pile)) {
                    for (int answered : GAME.moves(pile - taken)) {
                        reached.set(pile - taken - answered);
                    }
                }
            }
        }
        return left > 0 && reached.get(left);
    }

    private Board after(int take) {
        int left = stones - take;
        OptionalInt answer = GAME.bestMove(left);
        return new Board(start, left - answer.orElse(0), OptionalInt.of(take), answer, shows);
    }

    public List<Integer> moves() {
        return GAME.moves(stones);
    }

    public boolean isOver() {
        return stones == 0;
    }

    /** Whether the house found nothing to take. */
    public boolean isWon() {
        return isOver() && taken.isPresent() && answered.isEmpty();
    }

    public boolean isBegun() {
        return taken.isPresent();
    }

    /** Stones before the last moves: from there the visitor's leads here once more. */
    public int stonesBefore() {
        return stones + yours() + houses();
    }

    /** Stones that the visitor took last; 0 at the beginning. */
    public int yours() {
        return taken.orElse(0);
    }

    /** Stones that the house took last; 0 when nothing. */
    public int houses() {
        return answered.orElse(0);
    }

    /** Where the next game begins. */
    public int nextStart() {
        return STARTS.get((STARTS.indexOf(start) + 1) % STARTS.size());
    }

    /** The stones, those that are left first. */
    public List<Stone> stonesDrawn() {
        List<Stone> all = new ArrayList<>();
        for (int i = 0; i < start; i++) {
            all.add(new Stone(i, state(i)));
        }
        return all;
    }

    private String state(int index) {
        if (index < stones) {
            return "left";
        }
        if (index < stones + houses()) {
            return "house";
        }
        return index < stones + houses() + yours() ? "yours" : "gone";
    }

    /** Every pile from 0 to the start, and the player it is won for. */
    public List<Pile> piles() {
        int[] values = GAME.grundyValues(start);
        return Stream.iterate(0, pile -> pile <= start, pile -> pile + 1)
                .map(pile -> new Pile(pile, values[pile]))
                .toList();
    }

    /** How high the drawing is. */
    public int height() {
        return Stone.TOP + (start + Stone.PER_ROW - 1) / Stone.PER_ROW * Stone.STEP;
    }

    /**
     * One stone of the drawing.
     *
     * @param index from 0
     * @param state left, house (the house took it last), yours (the visitor did) or gone
     */
    public record Stone(int index, String state) {
        static final int PER_ROW = 8;
        static final int STEP = 40;
        static final int TOP = 4;
        private static final int HALF = 20;

        public int x() {
            return HALF + index % PER_ROW * STEP;
        }

        public int y() {
            return HALF + index / PER_ROW * STEP;
        }
    }

    /** A pile, and its Grundy value. */
    public record Pile(int stones, int value) {
        public boolean isLost() {
            return value == 0;
        }
    }
}
