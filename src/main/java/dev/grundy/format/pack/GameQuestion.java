package dev.grundy.format.pack;

import java.util.List;

/**
 * One thing that a problem asks about a game.
 *
 * @param words how the answer says it; only of {@link Kind#WINNER}
 */
public record GameQuestion(Kind kind, List<String> words) {
    private static final int WORDS_WITHOUT_DRAW = 2;
    private static final int WORDS_WITH_DRAW = 3;

    /** The questions about a solved game. */
    public enum Kind {
        /** The winner: a word for First, who begins, one for Second, and one for a draw where there can be one. */
        WINNER("winner"),
        /** In how many moves, where somebody wins. */
        DISTANCE("distance"),
        /** The Grundy value of the start. */
        GRUNDY("grundy"),
        /** The names of all moves that win, in the order of the rules. */
        WINNING_MOVES("winning-moves"),
        /** How many moves win, where First wins. */
        WINNING_MOVE_COUNT("winning-move-count"),
        /** The name of the move that wins and comes first in the order of the rules, where First wins. */
        FIRST_WINNING_MOVE("first-winning-move"),
        /** First's score. */
        SCORE("score"),
        /** The name of the move that keeps the score and comes first in the order of the rules. */
        FIRST_BEST_MOVE("first-best-move"),
        /** One word of the names of moves, a character each: any play to the end in which every move keeps the score. */
        LINE("line"),
        /** The rest of the output's line: any words, of which nothing is proved. */
        REST_OF_LINE("rest-of-line");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        /** As game.yaml names it. */
        public String label() {
            return label;
        }

        /** The subject of the question. */
        public Subject subject() {
            return switch (this) {
                case SCORE, FIRST_BEST_MOVE, LINE -> Subject.SCORES;
                case WINNER, DISTANCE, GRUNDY, WINNING_MOVES, WINNING_MOVE_COUNT, FIRST_WINNING_MOVE -> Subject.WINNERS;
                case REST_OF_LINE -> Subject.NEITHER;
            };
        }
    }

    /** A game is won or lost, or it is played for a score. */
    public enum Subject {
        WINNERS,
        SCORES,
        NEITHER
    }

    public GameQuestion {
        words = List.copyOf(words);
        if (!hasFittingWords(kind, words.size())) {
            throw new IllegalArgumentException(kind.label() + " does not take " + words.size() + " words");
        }
    }

    /** Whether so many words belong to a question. */
    public static boolean hasFittingWords(Kind kind, int words) {
        return kind == Kind.WINNER ? words == WORDS_WITHOUT_DRAW || words == WORDS_WITH_DRAW : words == 0;
    }
}
