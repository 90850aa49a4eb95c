package dev.grundy.format.difference;

import dev.grundy.format.difference.LineWords.Word;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A line while it is found out what is to be said of each of its characters. */
final class MarkedLine {
    /** Of a long stretch that is the same the ends are shown. */
    private static final int LONGEST_SAME = 160;

    private static final int END_OF_SAME = 60;
    /** Of a long stretch that differs the beginning. */
    private static final int LONGEST_MARKED = 400;

    private static final String ELLIPSIS = "…";

    private final Line line;
    private final List<Word> words;
    private final Piece.Kind[] kinds;
    private boolean marked;

    MarkedLine(Line line) {
        this.line = line;
        this.words = LineWords.of(line.text());
        this.kinds = new Piece.Kind[line.text().length()];
        Arrays.fill(kinds, Piece.Kind.SAME);
    }

    List<Word> words() {
        return words;
    }

    String text() {
        return line.text();
    }

    boolean isMarked() {
        return marked;
    }

    void mark(int from, int to, Piece.Kind kind) {
        marked = true;
        Arrays.fill(kinds, from, to, kind);
    }

    /** Marks words from a position to before another, and what is between them. */
    void markWords(int from, int to) {
        if (from < to) {
            mark(words.get(from).from(), words.get(to - 1).to(), Piece.Kind.WORD);
        }
    }

    /** The blanks before that word: behind the last one, the end of the line. */
    String blanksBefore(int word) {
        return text().substring(blanksFrom(word), blanksTo(word));
    }

    void markBlanksBefore(int word) {
        mark(blanksFrom(word), blanksTo(word), Piece.Kind.BLANK);
    }

    private int blanksFrom(int word) {
        return word == 0 ? 0 : words.get(word - 1).to();
    }

    private int blanksTo(int word) {
        return word == words.size() ? text().length() : words.get(word).from();
    }

    Side side() {
        List<Piece> pieces = new ArrayList<>();
        int from = 0;
        while (from < kinds.length) {
            int to = from;
            while (to < kinds.length && kinds[to] == kinds[from]) {
                to++;
            }
            add(pieces, text().substring(from, to), kinds[from]);
            from = to;
        }
        return new Side(line.number(), pieces);
    }

    private static void add(List<Piece> pieces, String text, Piece.Kind kind) {
        int head = kind == Piece.Kind.SAME ? END_OF_SAME : LONGEST_MARKED;
        int tail = kind == Piece.Kind.SAME ? END_OF_SAME : 0;
        if (text.length() <= (kind == Piece.Kind.SAME ? LONGEST_SAME : LONGEST_MARKED)) {
            pieces.add(new Piece(Signs.in(text, kind), kind));
            return;
        }
        pieces.add(new Piece(Signs.in(text.substring(0, boundary(text, head)), kind), kind));
        pieces.add(new Piece(ELLIPSIS, Piece.Kind.LEFT_OUT));
        if (tail > 0) {
            pieces.add(new Piece(Signs.in(text.substring(boundary(text, text.length() - tail)), kind), kind));
        }
    }

    /** Not within a character that Java keeps as two. */
    private static int boundary(String text, int at) {
        return Character.isLowSurrogate(text.charAt(at)) ? at - 1 : at;
    }
}
