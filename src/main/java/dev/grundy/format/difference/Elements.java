package dev.grundy.format.difference;

import java.util.List;
import java.util.function.BiPredicate;
import org.eclipse.jgit.diff.Sequence;
import org.eclipse.jgit.diff.SequenceComparator;

/** A list as JGit compares it with another. */
final class Elements<T> extends Sequence {
    private final List<T> list;

    Elements(List<T> list) {
        this.list = list;
    }

    List<T> list() {
        return list;
    }

    @Override
    public int size() {
        return list.size();
    }

    /** Asks a predicate: what a judge accepts has no hash in common. */
    static final class Comparison<T> extends SequenceComparator<Elements<T>> {
        private final BiPredicate<T, T> same;

        Comparison(BiPredicate<T, T> same) {
            this.same = same;
        }

        @Override
        public boolean equals(Elements<T> left, int i, Elements<T> right, int j) {
            return same.test(left.list.get(i), right.list.get(j));
        }

        @Override
        public int hash(Elements<T> elements, int i) {
            return 0;
        }
    }
}
