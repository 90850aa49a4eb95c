package dev.grundy.format.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import org.eclipse.jgit.diff.Edit;
import org.eclipse.jgit.diff.MyersDiff;

/**
 * Which elements of two lists belong together.
 *
 * @param parts in order, by turns the same in both and different; they cover both lists unless it is cut
 * @param cut   whether only so much was looked at as is in the parts
 */
record Alignment(List<Part> parts, boolean cut) {
    /** @param same whether the elements are the same one by one */
    record Part(boolean same, Span left, Span right) {}

    /** Positions from one to before another. */
    record Span(int from, int to) {
        <T> List<T> of(List<T> all) {
            return all.subList(from, to);
        }

        int length() {
            return to - from;
        }

        Span first(int most) {
            return new Span(from, from + most);
        }
    }

    /**
     * Equal elements at both ends are found in one pass. Only the elements between go to Myers' algorithm; its cost grows with the square of their
     * differences.
     *
     * @param most how many elements between are looked at, of each list
     * @param same of an element of the first list and one of the second
     */
    static <T> Alignment of(List<T> left, List<T> right, int most, BiPredicate<T, T> same) {
        int prefix = commonPrefix(left, right, same);
        int suffix = commonSuffix(left, right, prefix, same);
        List<T> leftBetween = left.subList(prefix, left.size() - suffix);
        List<T> rightBetween = right.subList(prefix, right.size() - suffix);
        boolean cut = leftBetween.size() > most || rightBetween.size() > most;
        Builder parts = new Builder();
        MyersDiff.INSTANCE
                .diff(
                        new Elements.Comparison<>(same),
                        new Elements<>(first(leftBetween, most)),
                        new Elements<>(first(rightBetween, most)))
                .forEach(edit -> parts.add(edit, prefix));
        int leftEnd = cut ? prefix + Math.min(most, leftBetween.size()) : left.size();
        int rightEnd = cut ? prefix + Math.min(most, rightBetween.size()) : right.size();
        List<Part> covered = parts.upTo(leftEnd, rightEnd);
        return new Alignment(cut ? whileBothGoOn(covered) : covered, cut);
    }

    /**
     * A difference at the place where the lists were cut is as long on both sides. The rest of the longer one may well stand in the other, further
     * on.
     */
    private static List<Part> whileBothGoOn(List<Part> parts) {
        Part last = parts.getLast();
        if (last.same()) {
            return parts;
        }
        int both = Math.min(last.left().length(), last.right().length());
        parts.removeLast();
        if (both > 0) {
            parts.add(new Part(false, last.left().first(both), last.right().first(both)));
        }
        return parts;
    }

    /** Element by element; elements at the end of the longer list alone are left out. */
    static <T> Alignment byPosition(List<T> left, List<T> right, BiPredicate<T, T> isSame) {
        int length = Math.min(left.size(), right.size());
        List<Part> parts = new ArrayList<>();
        for (int from = 0, to; from < length; from = to) {
            boolean same = isSame.test(left.get(from), right.get(from));
            to = from + 1;
            while (to < length && isSame.test(left.get(to), right.get(to)) == same) {
                to++;
            }
            parts.add(new Part(same, new Span(from, to), new Span(from, to)));
        }
        return new Alignment(parts, false);
    }

    private static <T> int commonPrefix(List<T> left, List<T> right, BiPredicate<T, T> same) {
        int most = Math.min(left.size(), right.size());
        int prefix = 0;
        while (prefix < most && same.test(left.get(prefix), right.get(prefix))) {
            prefix++;
        }
        return prefix;
    }

    private static <T> int commonSuffix(List<T> left, List<T> right, int prefix, BiPredicate<T, T> same) {
        int most = Math.min(left.size(), right.size()) - prefix;
        int suffix = 0;
        while (suffix < most && same.test(left.get(left.size() - 1 - suffix), right.get(right.size() - 1 - suffix))) {
            suffix++;
        }
        return suffix;
    }

    private static <T> List<T> first(List<T> all, int most) {
        return all.subList(0, Math.min(most, all.size()));
    }

    /** Puts what is the same between what is different. */
    private static final class Builder {
        private final List<Part> parts = new ArrayList<>();
        private int left;
        private int right;

        void add(Edit edit, int offset) {
            Span source = new Span(offset + edit.getBeginA(), offset + edit.getEndA());
            Span target = new Span(offset + edit.getBeginB(), offset + edit.getEndB());
            addSame(source.from(), target.from());
            parts.add(new Part(false, source, target));
            left = source.to();
            right = target.to();
        }

        List<Part> upTo(int leftEnd, int rightEnd) {
            addSame(leftEnd, rightEnd);
            return parts;
        }

        private void addSame(int leftEnd, int rightEnd) {
            if (left < leftEnd) {
                parts.add(new Part(true, new Span(left, leftEnd), new Span(right, rightEnd)));
            }
        }
    }
}
