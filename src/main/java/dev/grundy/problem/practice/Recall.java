package dev.grundy.problem.practice;

/**
 * How well something was remembered, as SM-2 grades it from 0 to 5: below 3 it was not, and is learnt anew.
 *
 * @see <a href="https://super-memory.com/english/ol/sm2.htm">Algorithm SM-2, P. A. Woźniak, 1990</a>
 */
public enum Recall {
    /** Only with the solution before one's eyes. */
    SHOWN(1),
    /** Solved, after the editorial or with hints. */
    HELPED(3),
    /** Right in the end, after wrong answers. */
    HESITANT(4),
    /** Right at the first try. */
    PERFECT(5);

    private final int grade;

    Recall(int grade) {
        this.grade = grade;
    }

    int grade() {
        return grade;
    }
}
