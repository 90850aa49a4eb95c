package dev.grundy.format.difference;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * Two outputs as a judge reads them that takes all white space for the same: first word beside first word, wherever their lines end.
 * With as many words in both, or of outputs that go on, each word is compared with the one of the same number. Else only those
 * before the first that is not accepted, since nobody knows which word is the one too many.
 */
final class Flow {
    private final Text left;
    private final Text right;
    private final int compared;

    private Flow(Text left, Text right, int compared) {
        this.left = left;
        this.right = right;
        this.compared = compared;
    }

    /** @param open whether at least one of the outputs goes on */
    static Flow of(List<Line> expected, List<Line> output, BiPredicate<String, String> accepts, boolean open) {
        Text left = new Text(expected);
        Text right = new Text(output);
        int both = Math.min(left.words.size(), right.words.size());
        int accepted = 0;
        while (accepted < both && accepts.test(left.word(accepted), right.word(accepted))) {
            accepted++;
        }
        if (open || left.words.size() != right.words.size()) {
            left.markRestOfLine(accepted);
            right.markRestOfLine(accepted);
            return new Flow(left, right, accepted);
        }
        for (int word = accepted; word < both; word++) {
            if (!accepts.test(left.word(word), right.word(word))) {
                left.mark(word);
                right.mark(word);
            }
        }
        return new Flow(left, right, both);
    }

    /** Whether each line has as many words as the other of its number, as far as both have lines. */
    static boolean haveSameShape(List<Line> left, List<Line> right) {
        return IntStream.range(0, Math.min(left.size(), right.size()))
                .allMatch(
                        i -> left.get(i).words().size() == right.get(i).words().size());
    }

    /** How many lines of what is expected hold a word that was compared, or stand before one. */
    int leftLines() {
        return left.linesTo(compared);
    }

    int rightLines() {
        return right.linesTo(compared);
    }

    /** Those lines; lines that hold the same words begin beside each other. */
    void eachRow(Consumer<AlignedLines> rows) {
        Deque<MarkedLine> ofLeft = new ArrayDeque<>(left.lines.subList(0, leftLines()));
        Deque<MarkedLine> ofRight = new ArrayDeque<>(right.lines.subList(0, rightLines()));
        while (!ofLeft.isEmpty() || !ofRight.isEmpty()) {
            if (beginsEmpty(ofLeft) || beginsEmpty(ofRight)) {
                rows.accept(new AlignedLines(pollEmpty(ofLeft), pollEmpty(ofRight)));
            } else {
                block(ofLeft, ofRight, rows);
            }
        }
    }

    /** The fewest lines that hold as many words on both sides, or what is left of them. */
    private static void block(Deque<MarkedLine> ofLeft, Deque<MarkedLine> ofRight, Consumer<AlignedLines> rows) {
        List<MarkedLine> left = new ArrayList<>();
        List<MarkedLine> right = new ArrayList<>();
        int ahead = 0;
        do {
            if (!ofLeft.isEmpty() && (ahead <= 0 || ofRight.isEmpty())) {
                left.add(ofLeft.remove());
                ahead += left.getLast().words().size();
            } else {
                right.add(ofRight.remove());
                ahead -= right.getLast().words().size();
            }
        } while (ahead != 0 && !(ofLeft.isEmpty() && ofRight.isEmpty()));
        for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
            rows.accept(new AlignedLines(at(left, i), at(right, i)));
        }
    }

    private static boolean beginsEmpty(Deque<MarkedLine> lines) {
        return !lines.isEmpty() && lines.element().words().isEmpty();
    }

    private static Optional<MarkedLine> pollEmpty(Deque<MarkedLine> lines) {
        return beginsEmpty(lines) ? Optional.of(lines.remove()) : Optional.empty();
    }

    private static Optional<MarkedLine> at(List<MarkedLine> lines, int number) {
        return number < lines.size() ? Optional.of(lines.get(number)) : Optional.empty();
    }

    /** Where a word stands. */
    private record Place(int line, int word) {}

    /** A text as its words in order. */
    private static final class Text {
        private final List<MarkedLine> lines;
        private final List<Place> words = new ArrayList<>();

        Text(List<Line> lines) {
            this.lines = lines.stream().map(MarkedLine::new).toList();
            for (int line = 0; line < lines.size(); line++) {
                for (int word = 0; word < this.lines.get(line).words().size(); word++) {
                    words.add(new Place(line, word));
                }
            }
        }

        String word(int number) {
            Place place = words.get(number);
            return lines.get(place.line()).words().get(place.word()).text();
        }

        void mark(int number) {
            Place place = words.get(number);
            lines.get(place.line()).markWords(place.word(), place.word() + 1);
        }

        /** Marks a word and those behind it in its line, unless it begins the line. */
        void markRestOfLine(int from) {
            if (from < words.size() && words.get(from).word() > 0) {
                MarkedLine line = lines.get(words.get(from).line());
                line.markWords(words.get(from).word(), line.words().size());
            }
        }

        /** How many lines there are until one begins with that word, or with one behind it. */
        int linesTo(int number) {
            if (number >= words.size()) {
                return lines.size();
            }
            Place place = words.get(number);
            return place.word() == 0 ? place.line() : place.line() + 1;
        }
    }
}
