package dev.grundy.judge.sandbox.command;

import java.io.ByteArrayOutputStream;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The words of two programs to each other, in order. Of a long conversation its beginning and its end are kept, which is where it is understood and
 * where it went wrong. Thread-safe.
 */
public final class Recording {
    private final int mostBytes;
    private final int mostTurns;

    // All that changes is guarded by this.
    private final Part beginning = new Part();
    private final Part end = new Part();
    private boolean beginningIsFull;
    private long leftOut;

    /** @param mostBytes and mostTurns of the beginning, and as many of the end */
    public Recording(int mostBytes, int mostTurns) {
        this.mostBytes = mostBytes;
        this.mostTurns = mostTurns;
    }

    /** The speaker. */
    public enum Side {
        FIRST,
        SECOND
    }

    /** The words of one program until the other one spoke; never empty. */
    public record Turn(Side side, byte[] bytes) {}

    public synchronized void heard(Side side, byte[] bytes, int length) {
        boolean over = beginningIsFull || beginning.isFullFor(side, mostTurns);
        int kept = over ? 0 : Math.min(length, mostBytes - beginning.bytes);
        beginning.add(side, bytes, 0, kept);
        beginningIsFull |= kept < length;
        end.add(side, bytes, kept, length - kept);
        leftOut += end.shorten(mostBytes, mostTurns);
    }

    public synchronized List<Turn> beginning() {
        return beginning.all();
    }

    /** The turns after the beginning, without the part that is left out. */
    public synchronized List<Turn> end() {
        return end.all();
    }

    /** Bytes between beginning and end that were not kept. */
    public synchronized long leftOut() {
        return leftOut;
    }

    /** Turns one after the other. */
    private static final class Part {
        private final Deque<Spoken> turns = new ArrayDeque<>();
        private int bytes;

        boolean isFullFor(Side side, int mostTurns) {
            return turns.size() >= mostTurns && turns.getLast().side != side;
        }

        void add(Side side, byte[] from, int offset, int length) {
            if (length == 0) {
                return;
            }
            if (turns.isEmpty() || turns.getLast().side != side) {
                turns.addLast(new Spoken(side));
            }
            turns.getLast().text.write(from, offset, length);
            bytes += length;
        }

        /** @return how many bytes went */
        long shorten(int mostBytes, int mostTurns) {
            long gone = 0;
            while (bytes > mostBytes || turns.size() > mostTurns) {
                Spoken first = turns.removeFirst();
                int size = first.text.size();
                int kept = turns.size() >= mostTurns ? 0 : Math.max(0, size - (bytes - mostBytes));
                if (kept > 0) {
                    Spoken rest = new Spoken(first.side);
                    rest.text.write(first.text.toByteArray(), size - kept, kept);
                    turns.addFirst(rest);
                }
                bytes -= size - kept;
                gone += size - kept;
            }
            return gone;
        }

        List<Turn> all() {
            List<Turn> all = new ArrayList<>();
            turns.forEach(turn -> all.add(new Turn(turn.side, turn.text.toByteArray())));
            return List.copyOf(all);
        }
    }

    private static final class Spoken {
        private final Side side;
        private final ByteArrayOutputStream text = new ByteArrayOutputStream();

        Spoken(Side side) {
            this.side = side;
        }
    }
}
