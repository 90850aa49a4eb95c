package dev.grundy.format.yaml;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the word that somebody may have meant. */
public final class Similar {
    private static final int LONGEST_WORD = 200;

    private Similar() {}

    /** The nearest candidate within a third of the word's letters; empty when none is so near. */
    public static Optional<String> to(String word, Collection<String> candidates) {
        if (word.length() > LONGEST_WORD) {
            return Optional.empty();
        }
        int tolerated = Math.max(1, word.length() / 3);
        return candidates.stream()
                .filter(candidate -> !candidate.equals(word) && distance(word, candidate) <= tolerated)
                .min(Comparator.<String>comparingInt(candidate -> distance(word, candidate))
                        .thenComparing(Comparator.naturalOrder()));
    }

    /** Levenshtein's distance: insertions, deletions and replacements. */
    private static int distance(String a, String b) {
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            row[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int diagonal = row[0];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                diagonal = row[j];
                row[j] = Math.min(replaced, 1 + Math.min(row[j], row[j - 1]));
            }
        }
        return row[b.length()];
    }
}
