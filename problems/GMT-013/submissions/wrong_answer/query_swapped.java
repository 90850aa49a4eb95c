// Idea: right, but X and Y of the queries are read the wrong way round.
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

public class Main {
    private static final long LAST_ROW = 1_000_000_000;
    private static final long UNBOUNDED = 4 * LAST_ROW;

    private record Cell(long x, long y) {
    }

    /** The losing cells (x + d, y + d) for 0 <= d < length. */
    private record Diagonal(long x, long y, long length) {
        long difference() {
            return x - y;
        }
    }

    /**
     * Columns from which a move down the column reaches a losing cell. They are cut into blocks: block 2i + 1 is the i-th
     * column with an impassable cell, block 2i the columns before it. In each block the winning columns are a prefix.
     */
    private static final class WinningColumns {
        private final long[] first;
        private final long[] free;
        private final TreeSet<Integer> open = new TreeSet<>();

        WinningColumns(long[] cutColumns) {
            int blocks = 2 * cutColumns.length + 1;
            first = new long[blocks];
            free = new long[blocks];
            long begin = 0;
            for (int i = 0; i < cutColumns.length; i++) {
                set(2 * i, begin, cutColumns[i] - begin);
                set(2 * i + 1, cutColumns[i], 1);
                begin = cutColumns[i] + 1;
            }
            set(blocks - 1, begin, UNBOUNDED);
        }

        private void set(int block, long begin, long size) {
            first[block] = begin;
            free[block] = size;
            if (size > 0) {
                open.add(block);
            }
        }

        int firstOpen(int block) {
            return open.ceiling(block);
        }

        int end() {
            return first.length;
        }

        Diagonal lose(long x, int block, long most) {
            long length = Math.min(most, free[block]);
            Diagonal diagonal = new Diagonal(x, first[block], length);
            first[block] += length;
            free[block] -= length;
            if (free[block] == 0) {
                open.remove(block);
            }
            return diagonal;
        }

        void reopen(int block, long column) {
            set(block, column, 1);
        }
    }

    /** The cells are sorted by x, then y. */
    private static List<Diagonal> losingDiagonals(Cell[] cells) {
        long[] columns = Arrays.stream(cells).mapToLong(Cell::y).sorted().distinct().toArray();
        WinningColumns winning = new WinningColumns(columns);
        List<Diagonal> diagonals = new ArrayList<>();
        long nextRow = 0;
        for (int i = 0; i < cells.length;) {
            long x = cells[i].x;
            freeRows(nextRow, x, winning, diagonals);
            nextRow = x + 1;
            int rowBegin = i;
            int pieceBegin = 0;
            for (; i < cells.length && cells[i].x == x; i++) {
                int barred = blockOf(columns, cells[i].y);
                losePiece(x, pieceBegin, barred, winning, diagonals);
                pieceBegin = barred + 1;
            }
            losePiece(x, pieceBegin, winning.end(), winning, diagonals);
            for (int k = rowBegin; k < i; k++) {
                winning.reopen(blockOf(columns, cells[k].y), cells[k].y);
            }
        }
        freeRows(nextRow, LAST_ROW + 1, winning, diagonals);
        return diagonals;
    }

    private static int blockOf(long[] columns, long barredColumn) {
        return 2 * Arrays.binarySearch(columns, barredColumn) + 1;
    }

    private static void freeRows(long from, long until, WinningColumns winning, List<Diagonal> diagonals) {
        while (from < until) {
            Diagonal diagonal = winning.lose(from, winning.firstOpen(0), until - from);
            diagonals.add(diagonal);
            from += diagonal.length;
        }
    }

    private static void losePiece(long x, int begin, int end, WinningColumns winning, List<Diagonal> diagonals) {
        int block = winning.firstOpen(begin);
        if (block < end) {
            diagonals.add(winning.lose(x, block, 1));
        }
    }

    /** Whether the cell lies on one of the diagonals, which are sorted by difference, then x. */
    private static boolean isLosing(Diagonal[] sorted, long x, long y) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) / 2;
            Diagonal d = sorted[middle];
            if (d.difference() < x - y || (d.difference() == x - y && d.x <= x)) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low == 0) {
            return false;
        }
        Diagonal d = sorted[low - 1];
        return d.difference() == x - y && x < d.x + d.length;
    }

    private static boolean isLosingSwapped(Diagonal[] sorted, long y, long x) {
        return isLosing(sorted, x, y);
    }

    public static void main(String[] args) throws IOException {
        StringBuilder out = new StringBuilder();
        long cases = readNumber();
        for (long c = 0; c < cases; c++) {
            Cell[] cells = new Cell[(int) readNumber()];
            for (int i = 0; i < cells.length; i++) {
                cells[i] = new Cell(readNumber(), readNumber());
            }
            Arrays.sort(cells, Comparator.comparingLong(Cell::x).thenComparingLong(Cell::y));
            Diagonal[] diagonals = losingDiagonals(cells).toArray(new Diagonal[0]);
            Arrays.sort(diagonals, Comparator.comparingLong(Diagonal::difference).thenComparingLong(Diagonal::x));
            for (long q = readNumber(); q > 0; q--) {
                out.append(isLosingSwapped(diagonals, readNumber(), readNumber()) ? "Bob\n" : "Alice\n");
            }
        }
        System.out.print(out);
    }

    private static final byte[] BUFFER = new byte[1 << 16];
    private static int at = 0;
    private static int filled = 0;

    private static int readByte() throws IOException {
        if (at == filled) {
            filled = System.in.read(BUFFER);
            at = 0;
        }
        return at < filled ? BUFFER[at++] : -1;
    }

    private static long readNumber() throws IOException {
        int c = readByte();
        while (c <= ' ') {
            c = readByte();
        }
        long value = 0;
        while (c > ' ') {
            value = value * 10 + (c - '0');
            c = readByte();
        }
        return value;
    }
}
