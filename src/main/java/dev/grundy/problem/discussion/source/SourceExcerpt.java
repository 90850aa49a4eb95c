package dev.grundy.problem.discussion.source;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A line of a source with up to two lines before and after it.
 *
 * @param lines at least the line that is meant; long ones are cut
 */
public record SourceExcerpt(SourceLine about, List<Line> lines) {
    /** Of characters; the rest of a longer line stands as "…". */
    static final int LONGEST = 200;

    private static final int AROUND = 2;

    public SourceExcerpt {
        lines = List.copyOf(lines);
    }

    /**
     * As it is shown.
     *
     * @param meant whether it is the one
     */
    public record Line(int number, String text, boolean meant) {}

    /** Empty for a line past the end. */
    static Optional<SourceExcerpt> of(SourceLine about, String source) {
        List<String> all = source.lines().toList();
        int at = about.number();
        if (at > all.size()) {
            return Optional.empty();
        }
        return Optional.of(new SourceExcerpt(
                about,
                IntStream.rangeClosed(Math.max(1, at - AROUND), Math.min(all.size(), at + AROUND))
                        .mapToObj(number -> new Line(number, cut(all.get(number - 1)), number == at))
                        .toList()));
    }

    /** The number of the first of the lines. */
    public int first() {
        return lines.getFirst().number();
    }

    private static String cut(String line) {
        return line.codePointCount(0, line.length()) <= LONGEST
                ? line
                : line.substring(0, line.offsetByCodePoints(0, LONGEST)) + "…";
    }
}
