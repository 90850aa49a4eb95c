package dev.grundy.learn.hand;

import dev.grundy.problem.answer.AnswerSheet;
import dev.grundy.problem.drawing.canvas.Picture;
import java.util.Optional;

/**
 * An instance as its page shows it.
 *
 * @param levels      how many there are
 * @param picture     with the solution in it once that is told; empty where nothing is drawn
 * @param sheet       the form; empty where the answer is written as text
 * @param text        the answer so far, as text
 * @param answer      the last one that was taken in
 * @param shown       whether the solution was asked for
 * @param explanation empty until the solution is told
 * @param right       how many rows of a wrong answer are right; empty where that cannot be told
 */
public record HandInstanceView(
        HandInstance instance,
        int levels,
        Optional<Picture> picture,
        Optional<AnswerSheet> sheet,
        String text,
        Optional<HandAnswer> answer,
        boolean shown,
        Optional<Explanation> explanation,
        Optional<RightRows> right) {

    /** So many of so many rows. */
    public record RightRows(int right, int all) {}

    /** The same with other contents of the form. */
    HandInstanceView with(Optional<AnswerSheet> filled, String written) {
        return new HandInstanceView(instance, levels, picture, filled, written, answer, shown, explanation, right);
    }

    public boolean isSolved() {
        return answer.filter(HandAnswer::isRight).isPresent();
    }

    public boolean isWrong() {
        return answer.filter(HandAnswer::isWrong).isPresent();
    }

    public boolean isFailed() {
        return answer.filter(HandAnswer::isFailed).isPresent();
    }

    public boolean isPending() {
        return answer.filter(HandAnswer::isPending).isPresent();
    }

    /** Whether the solution is on the page. */
    public boolean isTold() {
        return explanation.isPresent();
    }

    /** The level to go on with: the next one after success, the same one else. */
    public int nextLevel() {
        return isSolved() && !shown ? Math.min(instance.level() + 1, levels) : instance.level();
    }

    public boolean isHarderNext() {
        return nextLevel() > instance.level();
    }

    /** The words of a package's own checker about a wrong answer; may be empty. */
    public String remark() {
        return answer.filter(HandAnswer::isWrong).map(HandAnswer::message).orElse("");
    }
}
