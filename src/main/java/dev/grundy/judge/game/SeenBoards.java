package dev.grundy.judge.game;

import java.util.Arrays;

/** The boards read so far, to notice one that comes again: a table with open addressing over the text itself. */
final class SeenBoards {
    private static final int EMPTY = -1;

    private final byte[] text;
    private int[] table = filled(1 << 10);
    private final Ints lines = new Ints();
    private final Ints ends = new Ints();

    SeenBoards(byte[] text) {
        this.text = text;
    }

    /**
     * Remembers the line of a new position, letter and board.
     *
     * @return the position that has the same line, or -1
     */
    int add(int start, int end) {
        int position = lines.size();
        lines.add(start);
        ends.add(end);
        if (2 * lines.size() > table.length) {
            grow();
        }
        return put(position);
    }

    private int put(int position) {
        int slot = slotOf(position);
        if (table[slot] != EMPTY) {
            return table[slot];
        }
        table[slot] = position;
        return EMPTY;
    }

    private int slotOf(int position) {
        int mask = table.length - 1;
        int slot = hash(lines.get(position), ends.get(position)) & mask;
        while (table[slot] != EMPTY && !isSame(table[slot], position)) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private boolean isSame(int one, int other) {
        return Arrays.equals(text, lines.get(one), ends.get(one), text, lines.get(other), ends.get(other));
    }

    private void grow() {
        table = filled(table.length * 2);
        for (int position = 0; position < lines.size() - 1; position++) {
            put(position);
        }
    }

    private int hash(int start, int end) {
        int hash = 0x811c9dc5;
        for (int i = start; i < end; i++) {
            hash = (hash ^ text[i]) * 0x01000193;
        }
        return hash ^ (hash >>> 15);
    }

    private static int[] filled(int length) {
        int[] table = new int[length];
        Arrays.fill(table, EMPTY);
        return table;
    }
}
