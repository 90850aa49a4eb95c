package dev.grundy.format.pack;

import dev.grundy.format.pack.program.GeneratorTemplate;
import java.util.List;
import java.util.Optional;

/**
 * Instances of a problem that are small enough to answer on paper.
 *
 * @param levels  the generators that make them, easiest first; at least one
 * @param drawing how an instance is drawn; empty where its text must do
 * @param form    the rows and fields of an answer; empty where it is written as the program would write it
 */
public record ByHand(List<GeneratorTemplate> levels, Optional<Drawing> drawing, Optional<AnswerForm> form) {
    /** Larger inputs or answers are nothing to answer by hand. */
    public static final int LARGEST_BYTES = 4_000;
    /** More than anybody goes through. */
    public static final int MOST_LEVELS = 9;

    public ByHand {
        levels = List.copyOf(levels);
        if (levels.isEmpty() || levels.size() > MOST_LEVELS) {
            throw new IllegalArgumentException("there are 1 to " + MOST_LEVELS + " levels, got " + levels.size());
        }
    }

    /** The level after this one, or this one if it is the last. Levels count from 1. */
    public int harderThan(int level) {
        return Math.min(level + 1, levels.size());
    }

    /** The drawing of an input. Each says how it is written, for the drawing is read from the input. */
    public enum Drawing {
        /** A count, and as many numbers, each a pile and a game of its own. */
        PILES("piles"),
        /** A count of games; each has a count of piles and their sizes. */
        HEAPS("heaps"),
        /** The same of basins, one above the other, the lowest first. */
        STAIRS("stairs"),
        /** A count, and as many pairs: radius and length of a move. */
        CIRCLES("circles"),
        /** A count, and as many pairs: the largest step and the goal. */
        TRACKS("tracks"),
        /** A count, and as many values in a row. */
        ROW("row"),
        /** A count, and as many piles written as words of B and W from bottom to top. */
        BOXES("boxes"),
        /** A count, and as many rows written as words of . and X or of ., #, T and F, or as a rule in small letters and a word of H and T. */
        STRIPS("strips"),
        /**
         * A count of games; each has a count of edges, and what each stands on: another edge, from 1, or 0 for the ground. Or each has a count of
         * stalks, words of B and R.
         */
        HACKENBUSH("hackenbush"),
        /** A count of boards; each has its rows and columns, and a word of . and # for each row. */
        DOMINOES("dominoes"),
        /** A count of games; each has counts of points and of edges, and the edges; point 0 is the ground. */
        HACKENBUSH_GRAPH("hackenbush-graph"),
        /** A count of heaps; each has a count of games, and a line for each that begins with pile, row, tree or graph. */
        GAMES("games"),
        /** A count of games; each has two rules, a count of coins that show heads, and the row and the column of each. */
        COINS("coins"),
        /** A count of cases; each has a count of impassable cells and the cells, a count of starts and the starts. */
        GRID("grid"),
        /** Counts of nodes and of edges, and the edges; nodes count from 0. */
        GRAPH("graph"),
        /** The same with nodes from 1, and behind the edges the nodes of two tokens. */
        GRAPH_WITH_TOKENS("graph-with-tokens"),
        /**
         * A count of games. Each has a count of nodes and a number. Then come, for each node but the first, the one above it, as many guesses,
         * and what each leaf is worth. Nodes count from 1.
         */
        TREE("tree"),
        /** Counts of nodes and of edges, of each node its owner, E or O, and a number, and the edges; nodes count from 0. */
        GRAPH_WITH_OWNERS("graph-with-owners"),
        /** Counts of nodes and of edges, and the edges, which lead both ways; nodes count from 0. */
        UNDIRECTED_GRAPH("undirected-graph"),
        /** A count of graphs; each is as in undirected-graph. Nodes go with their edges. */
        GRAPH_WITH_GAPS("graph-with-gaps"),
        /** A count of boards; each has its numbers of rows and columns, and of each row the columns of its white and its black token. */
        LANES("lanes"),
        /** A count of games; each has a count of cakes, and the rows and columns of each. */
        CAKES("cakes"),
        /** A count of matrices; each has its numbers of rows and columns, and its entries. */
        MATRIX("matrix");

        private final String label;

        Drawing(String label) {
            this.label = label;
        }

        /** As practice.yaml names it. */
        public String label() {
            return label;
        }
    }
}
