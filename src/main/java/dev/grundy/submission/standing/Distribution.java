package dev.grundy.submission.standing;

import java.util.Arrays;
import java.util.List;

/**
 * The needs of accepted programs, of time or of memory. Immutable.
 *
 * <p>Values are in the measure's own unit: microseconds, bytes.
 */
final class Distribution {
    private final long[] ascending;

    Distribution(List<Long> values) {
        ascending = values.stream().mapToLong(Long::longValue).sorted().toArray();
    }

    int count() {
        return ascending.length;
    }

    /** The value below which that share of all lies, from 0 to 1. Of nothing at all there is none. */
    long quantile(double share) {
        return ascending[(int) Math.min(ascending.length - 1, Math.floor(share * ascending.length))];
    }

    /** How many need more than that. */
    int above(long value) {
        return count() - countUpTo(value);
    }

    /** How many need as much as that or less. */
    int countUpTo(long value) {
        int at = Arrays.binarySearch(ascending, value);
        int end = at >= 0 ? at + 1 : -at - 1;
        while (end < ascending.length && ascending[end] == value) {
            end++;
        }
        return end;
    }
}
