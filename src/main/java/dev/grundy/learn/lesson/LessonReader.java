package dev.grundy.learn.lesson;

import dev.grundy.problem.drawing.canvas.Moves;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The reader of a lesson, as far as its page depends on them.
 *
 * @param address of the page, without a query
 * @param given the answer to a question in its address; empty if nothing
 * @param answered the ids of the questions that were answered rightly before
 */
record LessonReader(String address, Optional<GivenAnswer> given, Set<String> answered) {
    LessonReader {
        answered = Set.copyOf(answered);
    }

    /**
     * An answer, as the address of the page says it.
     *
     * @param isSent whether it is to be judged; it is only chosen before
     */
    record GivenAnswer(String question, String text, boolean isSent) {}

    Optional<GivenAnswer> given(Question question) {
        return given.filter(answer -> answer.question().equals(question.id()));
    }

    /** Whether the reader was through with it before, and is not trying again. */
    boolean isThroughWith(Question question) {
        return answered.contains(question.id()) && given(question).isEmpty();
    }

    /**
     * The links of the board of a question: each move leads to the page on which it is chosen, and not yet sent.
     *
     * @param said from the name of a move to the name that people read
     */
    Moves clickable(Question question, UnaryOperator<String> said) {
        Map<String, String> links = new LinkedHashMap<>();
        for (int move = 0; move < question.moves().size(); move++) {
            links.put(
                    question.moves().get(move),
                    address + "?question=" + question.id() + "&chosen=" + (move + 1) + "#question-" + question.id());
        }
        return new Moves(links, said);
    }
}
