package dev.grundy.judge.game;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The names of one position's moves, to notice one that comes again. */
final class SeenNames {
    /** From here on a set is quicker than comparing each with each. */
    private static final int FEW = 16;

    private final byte[] text;
    private final int[] starts = new int[FEW];
    private final int[] ends = new int[FEW];
    private final Set<String> many = new HashSet<>();
    private int few;

    SeenNames(byte[] text) {
        this.text = text;
    }

    /** Begins with the next position. */
    void clear() {
        few = 0;
        if (!many.isEmpty()) {
            many.clear();
        }
    }

    /** Remembers a name; false if it was there before. */
    boolean add(int start, int end) {
        for (int i = 0; i < few; i++) {
            if (Arrays.equals(text, starts[i], ends[i], text, start, end)) {
                return false;
            }
        }
        if (few < FEW) {
            starts[few] = start;
            ends[few] = end;
            few++;
            return true;
        }
        return many.add(new String(text, start, end - start, StandardCharsets.US_ASCII));
    }
}
