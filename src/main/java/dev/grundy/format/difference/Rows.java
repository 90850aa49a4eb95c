package dev.grundy.format.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** Rows while they are put together: long stretches of equal lines are kept as lines until it is known which are shown. */
final class Rows {
    /** Lines that are shown around one that differs. */
    private static final int AROUND = 3;

    private final List<DiffRow> rows = new ArrayList<>();
    private final List<Supplier<DiffRow>> equal = new ArrayList<>();
    private final boolean blanksMatter;

    Rows(boolean blanksMatter) {
        this.blanksMatter = blanksMatter;
    }

    boolean isFull() {
        return rows.size() >= Difference.MOST_ROWS;
    }

    /** Adds what is known of two lines, unless there are enough rows. */
    void add(AlignedLines lines) {
        if (isFull()) {
            return;
        }
        if (lines.isMarked()) {
            addDifferent(DiffRow.of(lines));
        } else {
            equal.add(() -> DiffRow.of(lines));
        }
    }

    /** Adds all lines, until there are enough rows. */
    void add(Alignment alignment, List<Line> left, List<Line> right, BiFunction<Line, Line, LinePair> changed) {
        for (Alignment.Part part : alignment.parts()) {
            if (part.same()) {
                addSame(part.left().of(left), part.right().of(right));
            } else {
                addDifferent(part.left().of(left), part.right().of(right), changed);
            }
        }
    }

    /** @param atTheEnd whether nothing follows of which something might differ */
    List<DiffRow> folded(boolean atTheEnd) {
        if (atTheEnd) {
            fold(rows.isEmpty() ? 0 : AROUND, rows.isEmpty() ? AROUND : 0);
        } else {
            equal.stream().limit(AROUND).forEach(row -> rows.add(row.get()));
        }
        return rows;
    }

    private void addSame(List<Line> left, List<Line> right) {
        for (int i = 0; i < left.size() && !isFull(); i++) {
            Line one = left.get(i);
            Line other = right.get(i);
            if (blanksMatter && !LinePair.isSpacedAlike(one, other)) {
                addDifferent(DiffRow.of(DiffRow.Kind.BLANKS, LinePair.spaced(one, other)));
            } else {
                equal.add(() -> DiffRow.of(AlignedLines.of(one, other)));
            }
        }
    }

    private void addDifferent(List<Line> left, List<Line> right, BiFunction<Line, Line, LinePair> changed) {
        int both = Math.min(left.size(), right.size());
        for (int i = 0; i < Math.max(left.size(), right.size()) && !isFull(); i++) {
            if (i < both) {
                addDifferent(DiffRow.of(DiffRow.Kind.CHANGED, changed.apply(left.get(i), right.get(i))));
            } else {
                addDifferent(i < left.size() ? DiffRow.onlyLeft(left.get(i)) : DiffRow.onlyRight(right.get(i)));
            }
        }
    }

    private void addDifferent(DiffRow row) {
        fold(rows.isEmpty() ? 0 : AROUND, AROUND);
        rows.add(row);
    }

    /** Shows the first and the last of the equal lines that were met, and says how many are between. */
    private void fold(int first, int last) {
        int hidden = equal.size() - first - last;
        for (int i = 0; i < equal.size(); i++) {
            if (hidden > 1 && i == first) {
                rows.add(DiffRow.folded(hidden));
            }
            if (hidden <= 1 || i < first || i >= equal.size() - last) {
                rows.add(equal.get(i).get());
            }
        }
        equal.clear();
    }
}
