package dev.grundy.learn.hand;

import java.util.List;

/**
 * The solution of an instance, beside the person's answer.
 *
 * @param lines one for each row of the form; empty where the answer has no rows
 * @param right how many of them were right
 */
public record Explanation(List<Line> lines, int right) {
    public Explanation {
        lines = List.copyOf(lines);
    }

    /**
     * One row.
     *
     * @param given    empty if nothing was answered
     * @param expected the answer of the reference solver
     */
    public record Line(String name, String given, String expected, boolean right) {}

    public boolean hasLines() {
        return !lines.isEmpty();
    }

    public int count() {
        return lines.size();
    }
}
