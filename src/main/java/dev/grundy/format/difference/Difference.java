package dev.grundy.format.difference;

import java.util.List;
import java.util.stream.IntStream;

/**
 * How two texts differ, as rows that stand beside each other.
 *
 * @param rows those that differ, with a few around them that do not
 * @param cut  whether more would follow
 */
public record Difference(List<DiffRow> rows, boolean cut) {
    /** Rows that are shown at most. */
    static final int MOST_ROWS = 200;
    /** Lines between equal ends that are aligned at most. */
    static final int MOST_LINES = 500;
    /** As many of an output that has more or fewer lines than are expected: numbers cost more to compare than letters. */
    private static final int MOST_ANSWERS = 100;

    public Difference {
        rows = List.copyOf(rows);
    }

    /** Of whole texts. Words that differ in blanks alone are aligned, and marked as such. */
    public static Difference of(String left, String right) {
        return new Texts(left, right, Acceptance.EQUAL).aligned();
    }

    /**
     * Of the whole outputs of two programs; nothing is marked that the judge accepts. With as many lines in both, each stands beside
     * the one of the same number. A line is the answer to one question, and an equal one elsewhere answers another.
     */
    public static Difference ofOutputs(String expected, String output, Acceptance acceptance) {
        return new Texts(expected, output, acceptance).ofOutputs(false);
    }

    /**
     * Of outputs of which at least one goes on, line by line. Nothing is said of what follows the shorter one, and nothing is
     * marked that the judge accepts.
     */
    public static Difference ofOutputBeginnings(String expected, String output, Acceptance acceptance) {
        return new Texts(expected, output, acceptance).ofOutputs(true);
    }

    /** Whether nothing that is shown differs. */
    public boolean isNone() {
        return rows.stream().noneMatch(DiffRow::isDifferent);
    }

    /** Whether there are differences, none of them in words. */
    public boolean isOnlyBlanks() {
        return !isNone()
                && rows.stream().filter(DiffRow::isDifferent).allMatch(row -> row.kind() == DiffRow.Kind.BLANKS);
    }

    /** Two texts whose lines are put beside each other. */
    private static final class Texts {
        private final List<Line> left;
        private final List<Line> right;
        private final Acceptance acceptance;
        private final Acceptance bounded;
        private final Rows rows;

        Texts(String left, String right, Acceptance acceptance) {
            this.left = Line.of(left);
            this.right = Line.of(right);
            this.acceptance = acceptance;
            this.bounded = acceptance.bounded();
            this.rows = new Rows(!acceptance.anyWhiteSpace());
        }

        Difference aligned() {
            Alignment alignment = alignment(left, right, MOST_LINES);
            rows.add(alignment, left, right, this::changed);
            return difference(alignment.cut());
        }

        /** @param open whether more would follow than is known */
        Difference ofOutputs(boolean open) {
            if (hasLinesOfItsOwn(open)) {
                Flow flow = Flow.of(left, right, acceptance.words(), open);
                flow.eachRow(rows::add);
                return afterwards(
                        left.subList(flow.leftLines(), left.size()),
                        right.subList(flow.rightLines(), right.size()),
                        open);
            }
            return afterwards(left, right, open);
        }

        /** Whether the judge, who does not mind, finds a word in another line than its number is in the other text. */
        private boolean hasLinesOfItsOwn(boolean open) {
            return acceptance.anyWhiteSpace()
                    && !(Flow.haveSameShape(left, right) && (open || left.size() == right.size()));
        }

        private Difference afterwards(List<Line> left, List<Line> right, boolean open) {
            Alignment alignment = open || left.size() == right.size()
                    ? Alignment.byPosition(
                            words(left), words(right), (one, other) -> haveSameWords(one, other, acceptance))
                    : alignment(left, right, MOST_ANSWERS);
            rows.add(alignment, left, right, this::changedAnswer);
            return difference(open || alignment.cut());
        }

        private Difference difference(boolean more) {
            boolean cut = more || rows.isFull();
            return new Difference(rows.folded(!cut), cut);
        }

        private Alignment alignment(List<Line> left, List<Line> right, int most) {
            return Alignment.of(words(left), words(right), most, (one, other) -> haveSameWords(one, other, bounded));
        }

        private LinePair changed(Line one, Line other) {
            return LinePair.changed(one, other, bounded.words());
        }

        private LinePair changedAnswer(Line one, Line other) {
            return one.words().size() == other.words().size()
                    ? LinePair.changedByPosition(one, other, acceptance.words())
                    : changed(one, other);
        }

        private static boolean haveSameWords(List<String> one, List<String> other, Acceptance acceptance) {
            return one.size() == other.size()
                    && IntStream.range(0, one.size())
                            .allMatch(i -> acceptance.words().test(one.get(i), other.get(i)));
        }

        private static List<List<String>> words(List<Line> lines) {
            return lines.stream().map(Line::words).toList();
        }
    }
}
