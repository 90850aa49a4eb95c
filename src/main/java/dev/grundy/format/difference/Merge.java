package dev.grundy.format.difference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.jgit.diff.MyersDiff;
import org.eclipse.jgit.merge.MergeAlgorithm;
import org.eclipse.jgit.merge.MergeChunk;
import org.eclipse.jgit.merge.MergeResult;

/**
 * The result of two changes of one text, line by line.
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

    /** The names of the two changes in marks. */
    public record Names(String mine, String theirs) {}

    /** Empty for texts that are too long to be merged in time. */
    public static Optional<Merge> of(String base, String mine, String theirs, Names names) {
        List<String> from = lines(base);
        List<String> one = lines(mine);
        List<String> other = lines(theirs);
        if (from.size() > MOST_LINES || one.size() > MOST_LINES || other.size() > MOST_LINES) {
            return Optional.empty();
        }
        return Optional.of(marked(
                new MergeAlgorithm(MyersDiff.INSTANCE)
                        .merge(
                                new Elements.Comparison<String>(String::equals),
                                new Elements<>(from),
                                new Elements<>(one),
                                new Elements<>(other)),
                names));
    }

    private static Merge marked(MergeResult<Elements<String>> result, Names names) {
        List<String> merged = new ArrayList<>();
        int conflicts = 0;
        for (MergeChunk chunk : result) {
            switch (chunk.getConflictState()) {
                case NO_CONFLICT -> merged.addAll(lines(result, chunk));
                case FIRST_CONFLICTING_RANGE -> {
                    conflicts++;
                    merged.add(MINE + names.mine());
                    merged.addAll(lines(result, chunk));
                }
                case BASE_CONFLICTING_RANGE -> {
                    // Not shown, and no range where its end lies before its beginning.
                }
                case NEXT_CONFLICTING_RANGE -> {
                    merged.add(BETWEEN);
                    merged.addAll(lines(result, chunk));
                    merged.add(THEIRS + names.theirs());
                }
            }
        }
        return new Merge(String.join("\n", merged), conflicts);
    }

    private static List<String> lines(MergeResult<Elements<String>> result, MergeChunk chunk) {
        return result.getSequences().get(chunk.getSequenceIndex()).list().subList(chunk.getBegin(), chunk.getEnd());
    }

    /** A text whose last line has no end has another last element than one whose last line has. */
    private static List<String> lines(String text) {
        return Arrays.asList(text.split("\n", -1));
    }
}
