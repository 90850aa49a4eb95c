package dev.grundy.judge.game;

import java.nio.charset.StandardCharsets;

/** The lines of an output, one after the other; each ends with a line feed and holds printable ASCII only. */
final class Lines {
    private static final int LONGEST = 2_000;
    /** One digit fewer than overflows. */
    private static final int MOST_DIGITS = 18;

    private final byte[] text;
    private int next;
    private int at;
    private int end;
    private long number;

    Lines(byte[] text) {
        this.text = text;
    }

    /** Goes to the next line; false if there is none. */
    boolean next() {
        if (next == text.length) {
            return false;
        }
        number++;
        at = next;
        end = at;
        while (end < text.length && text[end] != '\n') {
            if (text[end] < ' ' || text[end] > '~') {
                throw broken(
                        "there is a byte " + (text[end] & 0xff) + ", which is no printable ASCII", "print ASCII only");
            }
            end++;
        }
        if (end == text.length) {
            throw broken("the output breaks off in a line", "end every line with a line feed, and print all of them");
        }
        if (end - at > LONGEST) {
            throw broken(
                    "the line has more than " + LONGEST + " characters", "print boards and names that are shorter");
        }
        next = end + 1;
        return true;
    }

    /** Of the current line, from 1. */
    long number() {
        return number;
    }

    char first() {
        return at < end ? (char) text[at] : '\n';
    }

    /** The line, or what is left of it when something was read. */
    String line() {
        return new String(text, at, end - at, StandardCharsets.US_ASCII);
    }

    boolean atEnd() {
        return at == end;
    }

    /** Skips one character. */
    void skip() {
        at++;
    }

    /** Skips a letter and the space after it. */
    void skipLetter() {
        at++;
        skipSpace();
    }

    void skipSpace() {
        if (at >= end || text[at] != ' ') {
            throw broken("there is no space where one must be in '" + line() + "'", "separate words by single spaces");
        }
        at++;
    }

    /** The decimal number that begins here, without plus sign or leading zeros; the text after it is next. */
    long number(long least, long most) {
        int start = at;
        boolean negative = at < end && text[at] == '-';
        if (negative) {
            at++;
        }
        int digits = at;
        long value = 0;
        while (at < end && text[at] >= '0' && text[at] <= '9' && at - digits < MOST_DIGITS) {
            value = value * 10 + text[at] - '0';
            at++;
        }
        boolean wellWritten =
                at > digits && (at == end || text[at] == ' ') && (text[digits] != '0' || at - digits == 1 && !negative);
        value = negative ? -value : value;
        if (!wellWritten || value < least || value > most) {
            at = start;
            throw broken(
                    "'" + line() + "' begins with no whole number from " + least + " to " + most, "fix the number");
        }
        return value;
    }

    /** Where the rest of the line begins, which is not empty and neither begins nor ends with a space. */
    int rest(String what) {
        if (at == end || text[at] == ' ' || text[end - 1] == ' ') {
            throw broken(
                    what + " is empty, or begins or ends with a space",
                    "print " + what + " as words with spaces only between them");
        }
        return at;
    }

    int end() {
        return end;
    }

    BrokenGraphException broken(String found, String cure) {
        return new BrokenGraphException(number, found, cure);
    }
}
