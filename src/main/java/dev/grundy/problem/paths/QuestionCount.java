package dev.grundy.problem.paths;

/**
 * How many questions a lesson asks, and how many of them somebody answered rightly.
 *
 * @param asked none in a lesson that only tells
 */
public record QuestionCount(int answered, int asked) {
    /** Where there are none. */
    public static final QuestionCount NONE = new QuestionCount(0, 0);

    /** How many are not answered. */
    public int left() {
        return asked - answered;
    }
}
