package dev.grundy.format.difference;

import com.github.difflib.DiffUtils;
import com.github.difflib.patch.AbstractDelta;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What comes of two changes of one text, line by line.
 *
 * @param text where both changed the same lines differently, both stand there between the marks that git writes
 * @param conflicts how many such places there are
 */
public record Merge(String text, int conflicts) {
    /** Lines of each text at most: what it costs grows with the square of what differs. */
    private static final int MOST_LINES = 4000;

    private static final String MINE = "<<<<<<< ";
    private static final String BETWEEN = "=======";
    private static final String THEIRS = ">>>>>>> ";

    /** What the two changes are called in marks. */
    public record Names(String mine, String theirs) {}

    /** Empty for texts that are too long to be merged in time. */
    public static Optional<Merge> of(String base, String mine, String theirs, Names names) {
        List<String> from = lines(base);
        List<String> one = lines(mine);
        List<String> other = lines(theirs);
        if (from.size() > MOST_LINES || one.size() > MOST_LINES || other.size() > MOST_LINES) {
            return Optional.empty();
        }
        Merging merging = new Merging(from, new Changes(from, one), new Changes(from, other), names);
        return Optional.of(merging.run());
    }

    /** A text whose last line has no end has another last element than one whose last line has. */
    private static List<String> lines(String text) {
        return Arrays.asList(text.split("\n", -1));
    }

    /** One side's changes, in order, and how far its positions are from those of the base. */
    private static final class Changes {
        private final List<AbstractDelta<String>> deltas;
        private final List<String> lines;
        private int next;
        private int shift;

        Changes(List<String> base, List<String> lines) {
            this.deltas = DiffUtils.diff(base, lines).getDeltas();
            this.lines = lines;
        }

        /** Where in the base the next change begins; after its end when there is none. */
        int begins() {
            return next < deltas.size() ? deltas.get(next).getSource().getPosition() : Integer.MAX_VALUE;
        }

        /** The end of the base's lines that are changed from before that position on, or touch it; the position if none is. */
        int endOfWhatTouches(int position) {
            int end = position;
            while (begins() <= end) {
                AbstractDelta<String> delta = deltas.get(next++);
                end = Math.max(
                        end, delta.getSource().getPosition() + delta.getSource().size());
                shift += delta.getTarget().size() - delta.getSource().size();
            }
            return end;
        }

        int shift() {
            return shift;
        }

        List<String> between(int from, int to) {
            return lines.subList(from, to);
        }
    }

    /** Walks along the base, and takes whichever side has changed it. */
    private static final class Merging {
        private final List<String> base;
        private final Changes mine;
        private final Changes theirs;
        private final Names names;
        private final List<String> merged = new ArrayList<>();
        private int conflicts;

        Merging(List<String> base, Changes mine, Changes theirs, Names names) {
            this.base = base;
            this.mine = mine;
            this.theirs = theirs;
            this.names = names;
        }

        Merge run() {
            int at = 0;
            while (true) {
                int from = Math.min(mine.begins(), theirs.begins());
                if (from == Integer.MAX_VALUE) {
                    merged.addAll(base.subList(at, base.size()));
                    return new Merge(String.join("\n", merged), conflicts);
                }
                merged.addAll(base.subList(at, from));
                at = region(from);
            }
        }

        /** Lines of the base that one or both have changed, taken together while changes touch; answers their end. */
        private int region(int from) {
            int mineShift = mine.shift();
            int theirsShift = theirs.shift();
            int end = from;
            for (int before = -1; before < end; ) {
                before = end;
                end = theirs.endOfWhatTouches(mine.endOfWhatTouches(end));
            }
            List<String> one = mine.between(from + mineShift, end + mine.shift());
            List<String> other = theirs.between(from + theirsShift, end + theirs.shift());
            List<String> original = base.subList(from, end);
            if (one.equals(other) || other.equals(original)) {
                merged.addAll(one);
            } else if (one.equals(original)) {
                merged.addAll(other);
            } else {
                conflicts++;
                merged.add(MINE + names.mine());
                merged.addAll(one);
                merged.add(BETWEEN);
                merged.addAll(other);
                merged.add(THEIRS + names.theirs());
            }
            return end;
        }
    }
}
