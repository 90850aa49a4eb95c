package dev.grundy.learn.lesson;

import dev.grundy.judge.game.SolvedGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A question in a lesson about the position above it. The claims of that position are the key of all but sentences, which bring their own.
 *
 * @param id unique in the lesson, and in addresses
 * @param text markdown, as all texts of it
 * @param position the position that it asks about
 * @param moves all moves of the position in the order of the rules, where a move is asked for
 * @param sentences where one of them is asked for
 * @param right said of a right answer
 * @param wrong said of a wrong one
 * @param line of its block in the lesson's file, from 1
 */
public record Question(
        String id,
        Asks asks,
        String text,
        MarkedPosition position,
        List<String> moves,
        List<Sentence> sentences,
        String right,
        String wrong,
        int line) {
    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]{1,9}+");

    public Question {
        moves = List.copyOf(moves);
        sentences = List.copyOf(sentences);
    }

    /** The kind of answer that a question asks for. */
    public enum Asks {
        GRUNDY,
        SCORE,
        MOVE,
        SENTENCE;

        /** In lessons' files. */
        String label() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Whether an answer is the number of a choice. */
        boolean isChoice() {
            return this == MOVE || this == SENTENCE;
        }
    }

    /**
     * One that may be chosen.
     *
     * @param claims its claims about the position
     * @param right whether that is true, as its author says
     */
    public record Sentence(String text, Claims claims, boolean right) {}

    /** The choices, in order; none where a value is typed. */
    public List<String> choices() {
        return asks == Asks.MOVE
                ? moves
                : sentences.stream().map(Sentence::text).toList();
    }

    /**
     * Whether an answer is right.
     *
     * @param answer a value, or the number of a choice, from 1
     * @return empty for a text that is no answer
     */
    public Optional<Boolean> isRight(String answer) {
        String given = answer.strip().replace('−', '-');
        if (!NUMBER.matcher(given).matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(given);
        if (asks.isChoice() && (number < 1 || number > choices().size())) {
            return Optional.empty();
        }
        return Optional.of(
                switch (asks) {
                    case GRUNDY, SCORE -> key().equals(OptionalInt.of(number));
                    case MOVE -> position.claims().winning().contains(moves.get(number - 1));
                    case SENTENCE -> sentences.get(number - 1).right();
                });
    }

    /** The value that is asked for. */
    OptionalInt key() {
        return asks == Asks.SCORE
                ? position.claims().score()
                : position.claims().grundy();
    }

    /** Claims of its key that do not follow from the rules, for people; empty also where the position itself is not as its block says. */
    public List<String> untrue(SolvedGame game) {
        if (!position.untrue(game).isEmpty()) {
            return List.of();
        }
        int reached = position.reached(game.graph());
        List<String> untrue = new ArrayList<>();
        if (asks == Asks.MOVE) {
            List<String> legal = IntStream.range(0, game.graph().degree(reached))
                    .mapToObj(move -> game.graph().moveName(reached, move))
                    .toList();
            if (!moves.equals(legal)) {
                untrue.add("moves: by the rules these are " + legal);
            }
        }
        for (Sentence sentence : sentences) {
            if (sentence.right() != sentence.claims().untrue(game, reached).isEmpty()) {
                untrue.add("sentences: by the rules '" + sentence.text() + "' is "
                        + (sentence.right() ? "wrong" : "right"));
            }
        }
        return untrue;
    }
}
