package dev.grundy.app.remote;

/** Text of a server or a program for a terminal: nothing in it moves the cursor, changes colours or rings. */
public final class Printable {
    private static final int LONGEST_LINE = 500;

    private Printable() {}

    /** On one line, cut where it is longer than 500 characters. */
    public static String line(String text) {
        String line = text.replaceAll("[\\p{Cntrl}\\p{Cf}]+", " ").strip();
        return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "…";
    }

    /** Its lines as they are. */
    public static String lines(String text) {
        return text.replace("\t", "    ").replaceAll("[\\p{Cntrl}\\p{Cf}&&[^\n]]", "");
    }
}
