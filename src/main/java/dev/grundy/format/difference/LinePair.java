package dev.grundy.format.difference;

import dev.grundy.format.difference.LineWords.Word;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.stream.IntStream;

/** Two lines that stand beside each other, with what differs in them marked. */
final class LinePair {
    /** Words between equal ends that are aligned; more are compared one by one, as the judge does. */
    private static final int MOST_WORDS = 60;
    /** Of words as long as this the part that differs is marked. */
    private static final int LONG_WORD = 12;

    private final MarkedLine left;
    private final MarkedLine right;

    private LinePair(Line left, Line right) {
        this.left = new MarkedLine(left);
        this.right = new MarkedLine(right);
    }

    /** Of lines with other words; those are marked that are not the same. */
    static LinePair changed(Line left, Line right, BiPredicate<String, String> sameWord) {
        LinePair pair = new LinePair(left, right);
        Alignment aligned = Alignment.of(texts(pair.left), texts(pair.right), MOST_WORDS, sameWord);
        pair.markWords(aligned.cut() ? Alignment.byPosition(texts(pair.left), texts(pair.right), sameWord) : aligned);
        if (aligned.cut()) {
            pair.markSurplus();
        }
        return pair;
    }

    /** Of lines with as many words, each compared with the one of the same number. */
    static LinePair changedByPosition(Line left, Line right, BiPredicate<String, String> sameWord) {
        LinePair pair = new LinePair(left, right);
        pair.markWords(Alignment.byPosition(texts(pair.left), texts(pair.right), sameWord));
        return pair;
    }

    /** Of lines with the same words: whether what is between them is the same too. */
    static boolean isSpacedAlike(Line left, Line right) {
        LinePair pair = new LinePair(left, right);
        return IntStream.rangeClosed(0, pair.left.words().size()).allMatch(pair::hasSameBlanksBefore);
    }

    /** Of lines with the same words. */
    static LinePair spaced(Line left, Line right) {
        LinePair pair = new LinePair(left, right);
        for (int word = 0; word <= pair.left.words().size(); word++) {
            if (!pair.hasSameBlanksBefore(word)) {
                pair.left.markBlanksBefore(word);
                pair.right.markBlanksBefore(word);
            }
        }
        return pair;
    }

    Side left() {
        return left.side();
    }

    Side right() {
        return right.side();
    }

    private boolean hasSameBlanksBefore(int word) {
        return left.blanksBefore(word).equals(right.blanksBefore(word));
    }

    private void markWords(Alignment alignment) {
        for (Alignment.Part part : alignment.parts()) {
            if (!part.same()) {
                mark(part.left().of(left.words()), part.right().of(right.words()), part);
            }
        }
    }

    private void markSurplus() {
        int both = Math.min(left.words().size(), right.words().size());
        left.markWords(both, left.words().size());
        right.markWords(both, right.words().size());
    }

    private void mark(List<Word> before, List<Word> after, Alignment.Part part) {
        if (before.size() == 1 && after.size() == 1 && isLong(before.getFirst()) && isLong(after.getFirst())) {
            markWithin(before.getFirst(), after.getFirst());
        } else {
            left.markWords(part.left().from(), part.left().to());
            right.markWords(part.right().from(), part.right().to());
        }
    }

    private static boolean isLong(Word word) {
        return word.text().length() >= LONG_WORD;
    }

    /** Marks the letters that are neither at the beginning of both words nor at the end of both. */
    private void markWithin(Word before, Word after) {
        String one = before.text();
        String other = after.text();
        int most = Math.min(one.length(), other.length());
        int prefix = 0;
        while (prefix < most && one.charAt(prefix) == other.charAt(prefix)) {
            prefix++;
        }
        int suffix = 0;
        while (suffix < most - prefix
                && one.charAt(one.length() - 1 - suffix) == other.charAt(other.length() - 1 - suffix)) {
            suffix++;
        }
        left.mark(before.from() + prefix, before.to() - suffix, Piece.Kind.WORD);
        right.mark(after.from() + prefix, after.to() - suffix, Piece.Kind.WORD);
    }

    private static List<String> texts(MarkedLine line) {
        return line.words().stream().map(Word::text).toList();
    }
}
