package dev.grundy.problem.pack;

import java.util.List;
import java.util.Optional;

/**
 * Instances of a problem that are small enough to answer on paper.
 *
 * @param levels  what makes them, easiest first; at least one
 * @param drawing how an instance is drawn; empty where its text must do
 * @param form    what an answer is put together from; empty where it is written as the program would write it
 */
public record ByHand(List<GeneratorTemplate> levels, Optional<Drawing> drawing, Optional<AnswerForm> form) {
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

    /** What an input looks like. Each says how it is written, for the drawing is read from the input. */
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
        /** A count, and as many rows written as words of . and X, or as a rule in small letters and a word of H and T. */
        STRIPS("strips"),
        /** A count of games; each has a count of edges, and what each stands on: another edge, from 1, or 0 for the ground. */
        HACKENBUSH("hackenbush"),
        /** A count of cases; each has a count of impassable cells and the cells, a count of starts and the starts. */
        GRID("grid"),
        /** Counts of nodes and of edges, and the edges; nodes count from 0. */
        GRAPH("graph"),
        /** The same with nodes from 1, and behind the edges the nodes of two tokens. */
        GRAPH_WITH_TOKENS("graph-with-tokens");

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
