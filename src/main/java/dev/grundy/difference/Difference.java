package dev.grundy.difference;

import dev.grundy.difference.Alignment.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/**
 * How two texts differ, as rows that stand beside each other.
 *
 * @param rows those that differ, with a few around them that do not
 * @param cut  whether more would follow
 */
public record Difference(List<Row> rows, boolean cut) {
    /** Rows that are shown at most. */
    static final int MOST_ROWS = 200;
    /** Lines between equal ends that are aligned at most. */
    static final int MOST_LINES = 500;
    /** As many of an output that has more or fewer lines than are expected: numbers cost more to compare than letters. */
    private static final int MOST_ANSWERS = 100;
    /** Lines that are shown around one that differs. */
    private static final int AROUND = 3;

    public Difference {
        rows = List.copyOf(rows);
    }

    /** Of whole texts. What differs in blanks alone is aligned, and marked as such. */
    public static Difference of(String left, String right) {
        Texts texts = new Texts(left, right, String::equals);
        return texts.difference(texts.aligned(MOST_LINES), false);
    }

    /**
     * Of the whole outputs of two programs. With as many lines in both, each stands beside the one of the same number: a line
     * is the answer to one question, and an equal one elsewhere answers another.
     *
     * @param accepts whether a word of what is expected, the first one, may be answered by one of the output
     */
    public static Difference ofOutputs(String expected, String output, BiPredicate<String, String> accepts) {
        Texts texts = new Texts(expected, output, accepts);
        return texts.difference(
                texts.left.size() == texts.right.size() ? texts.byPosition() : texts.aligned(MOST_ANSWERS), false);
    }

    /**
     * Of outputs of which at least one goes on, line by line: nothing is said of what follows the shorter one.
     *
     * @param accepts as of {@link #ofOutputs}
     */
    public static Difference ofOutputBeginnings(String expected, String output, BiPredicate<String, String> accepts) {
        Texts texts = new Texts(expected, output, accepts);
        return texts.difference(texts.byPosition(), true);
    }

    /** Whether nothing that is shown differs. */
    public boolean isNone() {
        return rows.stream().noneMatch(Row::isDifferent);
    }

    /** Whether there are differences, none of them in words. */
    public boolean isOnlyBlanks() {
        return !isNone() && rows.stream().filter(Row::isDifferent).allMatch(row -> row.kind() == Row.Kind.BLANKS);
    }

    /** Two texts, and which of their words are the same. */
    private static final class Texts {
        private final List<Line> left;
        private final List<Line> right;
        private final BiPredicate<String, String> sameWord;

        Texts(String left, String right, BiPredicate<String, String> sameWord) {
            this.left = Line.of(left);
            this.right = Line.of(right);
            this.sameWord = sameWord;
        }

        Alignment aligned(int most) {
            return Alignment.of(words(left), words(right), most, this::haveSameWords);
        }

        Alignment byPosition() {
            return Alignment.byPosition(words(left), words(right), this::haveSameWords);
        }

        /** @param open whether more would follow than was looked at */
        Difference difference(Alignment alignment, boolean open) {
            Rows rows = new Rows(sameWord);
            List<Part> parts = alignment.parts();
            for (int i = 0; i < parts.size() && !rows.isFull(); i++) {
                Part part = parts.get(i);
                rows.add(part, part.left().of(left), part.right().of(right));
            }
            boolean cut = open || alignment.cut() || rows.isFull();
            return new Difference(rows.folded(!cut), cut);
        }

        private boolean haveSameWords(List<String> one, List<String> other) {
            return one.size() == other.size()
                    && IntStream.range(0, one.size()).allMatch(i -> sameWord.test(one.get(i), other.get(i)));
        }

        private static List<List<String>> words(List<Line> lines) {
            return lines.stream().map(Line::words).toList();
        }
    }

    /** Rows while they are put together: long stretches of equal lines are kept as lines until it is known which are shown. */
    private static final class Rows {
        private final List<Row> rows = new ArrayList<>();
        private final List<Line[]> equal = new ArrayList<>();
        private final BiPredicate<String, String> sameWord;

        Rows(BiPredicate<String, String> sameWord) {
            this.sameWord = sameWord;
        }

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
                if (LinePair.isSpacedAlike(left.get(i), right.get(i))) {
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
                    addDifferent(Row.of(Row.Kind.CHANGED, LinePair.changed(left.get(i), right.get(i), sameWord)));
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
