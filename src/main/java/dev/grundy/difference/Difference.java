package dev.grundy.difference;

import dev.grundy.difference.Alignment.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * How two texts differ, as rows that stand beside each other.
 *
 * @param rows those that differ, with a few around them that do not
 * @param cut  whether more would follow
 */
public record Difference(List<Row> rows, boolean cut) {
    /** Longer texts are cut before anything is compared. */
    public static final int MOST_CHARACTERS = 1 << 17;
    /** Rows that are shown at most. */
    static final int MOST_ROWS = 200;
    /** Lines between equal ends that are aligned at most. */
    static final int MOST_LINES = 500;
    /** Lines that are shown around one that differs. */
    private static final int AROUND = 3;

    public Difference {
        rows = List.copyOf(rows);
    }

    /** Of whole texts. What differs in blanks alone is aligned, and marked as such. */
    public static Difference of(String left, String right) {
        boolean whole = left.length() <= MOST_CHARACTERS && right.length() <= MOST_CHARACTERS;
        return whole ? of(left, right, false) : ofBeginnings(left, right);
    }

    /**
     * Of the whole outputs of two programs. With as many lines in both, each stands beside the one of the same number: a line
     * is the answer to one question, and an equal one elsewhere answers another.
     */
    public static Difference ofOutputs(String expected, String output) {
        boolean whole = expected.length() <= MOST_CHARACTERS && output.length() <= MOST_CHARACTERS;
        if (!whole) {
            return ofOutputBeginnings(expected, output);
        }
        List<Line> left = Line.of(expected);
        List<Line> right = Line.of(output);
        return left.size() == right.size() ? of(left, right, byPosition(left, right), false) : of(expected, output);
    }

    /** Of outputs of which at least one goes on, line by line: nothing is said of what follows the shorter one. */
    public static Difference ofOutputBeginnings(String expected, String output) {
        List<Line> left = Line.of(beginning(expected));
        List<Line> right = Line.of(beginning(output));
        return of(left, right, byPosition(left, right), true);
    }

    /** Of texts of which at least one goes on: nothing is said of what follows the shorter one. */
    static Difference ofBeginnings(String left, String right) {
        return of(beginning(left), beginning(right), true);
    }

    private static Difference of(String left, String right, boolean open) {
        List<Line> leftLines = Line.of(left);
        List<Line> rightLines = Line.of(right);
        return of(leftLines, rightLines, Alignment.of(words(leftLines), words(rightLines), MOST_LINES, open), open);
    }

    private static Alignment byPosition(List<Line> left, List<Line> right) {
        return Alignment.byPosition(words(left), words(right));
    }

    private static Difference of(List<Line> leftLines, List<Line> rightLines, Alignment alignment, boolean open) {
        Rows rows = new Rows();
        List<Part> parts = alignment.parts();
        for (int i = 0; i < parts.size() && !rows.isFull(); i++) {
            Part part = parts.get(i);
            rows.add(part, part.left().of(leftLines), part.right().of(rightLines));
        }
        boolean cut = open || alignment.cut() || rows.isFull();
        return new Difference(rows.folded(!cut), cut);
    }

    /** Whether nothing that is shown differs. */
    public boolean isNone() {
        return rows.stream().noneMatch(Row::isDifferent);
    }

    /** Whether there are differences, none of them in words. */
    public boolean isOnlyBlanks() {
        return !isNone() && rows.stream().filter(Row::isDifferent).allMatch(row -> row.kind() == Row.Kind.BLANKS);
    }

    private static String beginning(String text) {
        return text.length() <= MOST_CHARACTERS ? text : text.substring(0, MOST_CHARACTERS);
    }

    private static List<String> words(List<Line> lines) {
        return lines.stream().map(Line::words).toList();
    }

    /** Rows while they are put together: long stretches of equal lines are kept as lines until it is known which are shown. */
    private static final class Rows {
        private final List<Row> rows = new ArrayList<>();
        private final List<Line[]> equal = new ArrayList<>();

        boolean isFull() {
            return rows.size() >= MOST_ROWS;
        }

        void add(Part part, List<Line> left, List<Line> right) {
            if (part.same()) {
                addSame(left, right);
            } else {
                addDifferent(left, right);
            }
        }

        List<Row> folded(boolean atTheEnd) {
            if (atTheEnd) {
                fold(rows.isEmpty() ? 0 : AROUND, rows.isEmpty() ? AROUND : 0);
            } else {
                equal.stream().limit(AROUND).forEach(pair -> rows.add(Row.same(pair[0], pair[1])));
            }
            return rows;
        }

        private void addSame(List<Line> left, List<Line> right) {
            for (int i = 0; i < left.size() && !isFull(); i++) {
                if (left.get(i).text().equals(right.get(i).text())) {
                    equal.add(new Line[] {left.get(i), right.get(i)});
                } else {
                    addDifferent(Row.of(Row.Kind.BLANKS, LinePair.spaced(left.get(i), right.get(i))));
                }
            }
        }

        private void addDifferent(List<Line> left, List<Line> right) {
            int both = Math.min(left.size(), right.size());
            for (int i = 0; i < Math.max(left.size(), right.size()) && !isFull(); i++) {
                if (i < both) {
                    addDifferent(Row.of(Row.Kind.CHANGED, LinePair.changed(left.get(i), right.get(i))));
                } else {
                    addDifferent(i < left.size() ? Row.onlyLeft(left.get(i)) : Row.onlyRight(right.get(i)));
                }
            }
        }

        private void addDifferent(Row row) {
            fold(rows.isEmpty() ? 0 : AROUND, AROUND);
            rows.add(row);
        }

        /** Shows the first and the last of the equal lines that were met, and says how many are between. */
        private void fold(int first, int last) {
            int hidden = equal.size() - first - last;
            for (int i = 0; i < equal.size(); i++) {
                if (hidden > 1 && i == first) {
                    rows.add(Row.folded(hidden));
                }
                if (hidden <= 1 || i < first || i >= equal.size() - last) {
                    rows.add(Row.same(equal.get(i)[0], equal.get(i)[1]));
                }
            }
            equal.clear();
        }
    }
}
