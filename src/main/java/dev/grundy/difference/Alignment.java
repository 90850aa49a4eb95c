package dev.grundy.difference;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import com.github.difflib.patch.Chunk;
import java.util.ArrayList;
import java.util.List;

/**
 * Which elements of two lists belong together.
 *
 * @param parts in order, by turns the same in both and different; they cover both lists unless it is cut
 * @param cut   whether only so much was looked at as is in the parts
 */
record Alignment(List<Part> parts, boolean cut) {
    /** @param same whether the elements are equal one by one */
    record Part(boolean same, Span left, Span right) {
        /** Without what only one of the lists has; none if that is all. */
        private List<Part> both() {
            int length = Math.min(left.to() - left.from(), right.to() - right.from());
            return length == 0
                    ? List.of()
                    : List.of(new Part(
                            same,
                            new Span(left.from(), left.from() + length),
                            new Span(right.from(), right.from() + length)));
        }
    }

    /** Positions from one to before another. */
    record Span(int from, int to) {
        <T> List<T> of(List<T> all) {
            return all.subList(from, to);
        }
    }

    /**
     * What is equal at both ends is found in one pass; only what is between goes to Myers' algorithm, whose cost grows with the
     * square of what differs.
     *
     * @param most how many elements between are looked at, of each list
     * @param open whether both lists go on unseen, so that nothing is said of what only one of them has at its end
     */
    static Alignment of(List<String> left, List<String> right, int most, boolean open) {
        int prefix = commonPrefix(left, right);
        int suffix = commonSuffix(left, right, prefix);
        List<String> leftBetween = left.subList(prefix, left.size() - suffix);
        List<String> rightBetween = right.subList(prefix, right.size() - suffix);
        boolean cut = leftBetween.size() > most || rightBetween.size() > most;
        Builder parts = new Builder();
        DiffUtils.diff(first(leftBetween, most), first(rightBetween, most))
                .getDeltas()
                .forEach(delta -> parts.add(delta, prefix));
        int leftEnd = cut ? prefix + Math.min(most, leftBetween.size()) : left.size();
        int rightEnd = cut ? prefix + Math.min(most, rightBetween.size()) : right.size();
        return new Alignment(parts.upTo(leftEnd, rightEnd, cut || open), cut);
    }

    /** Element by element; what only the longer list has at its end is left out. */
    static Alignment byPosition(List<String> left, List<String> right) {
        int length = Math.min(left.size(), right.size());
        List<Part> parts = new ArrayList<>();
        for (int from = 0, to; from < length; from = to) {
            boolean same = left.get(from).equals(right.get(from));
            to = from + 1;
            while (to < length && left.get(to).equals(right.get(to)) == same) {
                to++;
            }
            parts.add(new Part(same, new Span(from, to), new Span(from, to)));
        }
        return new Alignment(parts, false);
    }

    private static int commonPrefix(List<String> left, List<String> right) {
        int most = Math.min(left.size(), right.size());
        int prefix = 0;
        while (prefix < most && left.get(prefix).equals(right.get(prefix))) {
            prefix++;
        }
        return prefix;
    }

    private static int commonSuffix(List<String> left, List<String> right, int prefix) {
        int most = Math.min(left.size(), right.size()) - prefix;
        int suffix = 0;
        while (suffix < most && left.get(left.size() - 1 - suffix).equals(right.get(right.size() - 1 - suffix))) {
            suffix++;
        }
        return suffix;
    }

    private static List<String> first(List<String> all, int most) {
        return all.subList(0, Math.min(most, all.size()));
    }

    /** Puts what is the same between what is different. */
    private static final class Builder {
        private final List<Part> parts = new ArrayList<>();
        private int left;
        private int right;

        void add(AbstractDelta<String> delta, int offset) {
            Span source = span(delta.getSource(), offset);
            Span target = span(delta.getTarget(), offset);
            addSame(source.from(), target.from());
            parts.add(new Part(false, source, target));
            left = source.to();
            right = target.to();
        }

        List<Part> upTo(int leftEnd, int rightEnd, boolean open) {
            if (left < leftEnd) {
                addSame(leftEnd, rightEnd);
            } else if (open && !parts.isEmpty()) {
                parts.addAll(parts.removeLast().both());
            }
            return parts;
        }

        private void addSame(int leftEnd, int rightEnd) {
            if (left < leftEnd) {
                parts.add(new Part(true, new Span(left, leftEnd), new Span(right, rightEnd)));
            }
        }

        private static Span span(Chunk<String> chunk, int offset) {
            return new Span(offset + chunk.getPosition(), offset + chunk.getPosition() + chunk.size());
        }
    }
}
