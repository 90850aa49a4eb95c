package dev.grundy.format.render.html;

/**
 * An {@code example} block of a text: an input and the output that a reference solver must give for it, byte for byte.
 *
 * @param line the line of the file at which the block begins, from 1
 */
public record Example(String input, String output, int line) {
    private static final String SEPARATOR = "---";

    /** @throws IllegalArgumentException when no line {@code ---} parts input from output */
    public static Example parse(String block, int line) {
        String lines = "\n" + block;
        int at = lines.indexOf("\n" + SEPARATOR + "\n");
        if (at < 0) {
            throw new IllegalArgumentException("the example block has no line '---' between input and output");
        }
        return new Example(
                lines.substring(Math.min(1, at + 1), at + 1), lines.substring(at + SEPARATOR.length() + 2), line);
    }
}
