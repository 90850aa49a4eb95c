package dev.grundy.base.kernel;

import java.util.Locale;
import java.util.Optional;

/**
 * Follows the bytes of a text in UTF-8 (RFC 3629, 4), and knows at which character it is. Used by one thread.
 */
public final class Utf8Place {
    private static final int FIRST_CONTINUATION = 0x80;
    private static final int LAST_CONTINUATION = 0xBF;

    private int line = 1;
    private int column = 1;
    private int number = 1;
    /** How many bytes the character has and how many of them are still to come, and between which two the next one is. */
    private int length = 1;

    private int missing;
    private int lowest = FIRST_CONTINUATION;
    private int highest = LAST_CONTINUATION;

    /**
     * A character that is none.
     *
     * @param line   from 1
     * @param column in characters, from 1
     * @param number of its first byte, from 1
     * @param value  of that byte, such as {@code 0xE9}
     */
    public record Wrong(int line, int column, int number, String value) {}

    /** Where bytes stop being text; empty where they are text to their end. */
    public static Optional<Wrong> firstWrong(byte[] bytes) {
        Utf8Place place = new Utf8Place();
        for (byte next : bytes) {
            if (!place.goesOnWith(next & 0xFF)) {
                return Optional.of(place.wrongIn(bytes));
            }
        }
        return place.mayEnd() ? Optional.empty() : Optional.of(place.wrongIn(bytes));
    }

    /**
     * Goes on by a byte, 0 to 255. False where no text goes on like that; the place stays before the character then.
     */
    public boolean goesOnWith(int next) {
        return missing == 0 ? begins(next) : continues(next);
    }

    /** Whether a text may end here: not within a character. */
    public boolean mayEnd() {
        return missing == 0;
    }

    /** Of the character that begins here or has begun, from 1. */
    public int line() {
        return line;
    }

    /** In characters, from 1. */
    public int column() {
        return column;
    }

    private Wrong wrongIn(byte[] bytes) {
        return new Wrong(line, column, number, String.format(Locale.ROOT, "0x%02X", bytes[number - 1]));
    }

    private boolean begins(int next) {
        if (next < FIRST_CONTINUATION) {
            pass(1, next == '\n');
            return true;
        }
        missing = following(next);
        length = missing + 1;
        lowest = switch (next) {
            case 0xE0 -> 0xA0;
            case 0xF0 -> 0x90;
            default -> FIRST_CONTINUATION;
        };
        highest = switch (next) {
            case 0xED -> 0x9F;
            case 0xF4 -> 0x8F;
            default -> LAST_CONTINUATION;
        };
        return missing > 0;
    }

    private boolean continues(int next) {
        if (next < lowest || next > highest) {
            return false;
        }
        lowest = FIRST_CONTINUATION;
        highest = LAST_CONTINUATION;
        missing--;
        if (missing == 0) {
            pass(length, false);
        }
        return true;
    }

    /** How many bytes follow that one; 0 for one that begins no character. */
    private static int following(int first) {
        if (first < 0xC2 || first > 0xF4) {
            return 0;
        }
        if (first < 0xE0) {
            return 1;
        }
        return first < 0xF0 ? 2 : 3;
    }

    private void pass(int bytes, boolean isLineEnd) {
        number += bytes;
        line += isLineEnd ? 1 : 0;
        column = isLineEnd ? 1 : column + 1;
    }
}
