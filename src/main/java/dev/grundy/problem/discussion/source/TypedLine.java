package dev.grundy.problem.discussion.source;

/**
 * Which line a form or an address means, as it was typed.
 *
 * @param without whether the question is asked without it
 */
public record TypedLine(String submission, String line, boolean without) {
    /** Of a form that is about no line. */
    public static final TypedLine NONE = new TypedLine("", "", false);

    public TypedLine {
        submission = submission.strip();
        line = line.strip();
    }

    public boolean isEmpty() {
        return submission.isEmpty() && line.isEmpty();
    }
}
