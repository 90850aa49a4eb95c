package dev.grundy.learn.classroom.assignment;

import dev.grundy.web.frame.Texts;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The rule for when a student has done a problem of an assignment. Texts are called {@code assignment-rule-…} by the code. */
public enum AssignmentRule {
    /** An accepted program. */
    SOLVED(0, 0),
    /** A program with at least so many per cent of the highest score; an accepted one has them all. */
    SCORE(1, 100),
    /** An answer by hand that is right, at least at that level, before the solution was shown. */
    HAND(1, 9);

    private final int least;
    private final int most;

    AssignmentRule(int least, int most) {
        this.least = least;
        this.most = most;
    }

    /** For SQL and forms. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** In the reader's language. */
    public String label() {
        return Texts.of("assignment-rule-" + code());
    }

    /** The rule as a sentence in the reader's language. */
    public String inWords(int number) {
        return Texts.of("assignment-rule-words-" + code(), number);
    }

    /** Whether the rule wants a number, of per cent or of a level. */
    public boolean wantsNumber() {
        return most > 0;
    }

    /** The smallest number it takes; 0 where it wants none. */
    public int smallest() {
        return least;
    }

    /** The largest number it takes; 0 where it wants none. */
    public int largest() {
        return most;
    }

    public static Optional<AssignmentRule> ofCode(String code) {
        return Arrays.stream(values()).filter(rule -> rule.code().equals(code)).findFirst();
    }
}
