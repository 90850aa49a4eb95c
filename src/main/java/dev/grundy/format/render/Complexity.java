package dev.grundy.format.render;

import java.util.regex.Pattern;
import org.commonmark.node.Node;

/** The bounds of a text's cost. Beyond them rendering takes minutes, or more stack than a thread has. */
final class Complexity {
    /** In characters: ten times the longest editorial. */
    static final int LONGEST_TEXT = 1 << 19;

    /** Of lists and quotations in each other; deeper ones stay text. */
    static final int DEEPEST_BLOCKS = 50;

    private static final int DEEPEST_NODES = 150;
    private static final int MOST_CELLS = 1_000_000;
    private static final int MOST_NODES = 400_000;

    /** The lines that take a tenth of a second to copy: one paragraph may have some 8,000 lines. */
    private static final long MOST_COPIED_LINES = 32_000_000;

    /** Never a line of a paragraph, wherever it stands. */
    private static final Pattern HEADING = Pattern.compile("#{1,6}(?:[ \\t]|$)");

    private Complexity() {}

    /** @throws TooComplexException when the text is too long */
    static void checkLength(String text) {
        if (text.length() > LONGEST_TEXT) {
            throw new TooComplexException(
                    "it has " + text.length() + " characters, and texts may have " + LONGEST_TEXT);
        }
    }

    /**
     * A table gives each of its rows as many cells as its head has: a short text can ask for a thousand million.
     *
     * @throws TooComplexException when the lines of a markdown text could become too many cells
     */
    static void checkTables(String markdown) {
        long widest = 0;
        long lines = 1;
        long width = 0;
        for (int i = 0; i < markdown.length(); i++) {
            char c = markdown.charAt(i);
            if (c == '\n' || c == '\r') {
                lines++;
                width = 0;
            } else if (c == '|') {
                widest = Math.max(widest, ++width);
            }
        }
        if (widest * lines > MOST_CELLS) {
            throw new TooComplexException("its tables may have more than " + MOST_CELLS + " cells");
        }
    }

    /**
     * The parser copies the lines of a paragraph for each further line that begins with no letter. Lines that follow each other without
     * an empty one count as one paragraph, unless one is a heading.
     *
     * @throws TooComplexException when the lines of a markdown text could be copied too often
     */
    static void checkParagraphs(String markdown) {
        long copied = 0;
        long lines = 0;
        for (String line : (Iterable<String>) markdown.lines()::iterator) {
            String words = line.stripLeading();
            if (words.isEmpty() || HEADING.matcher(line).lookingAt()) {
                lines = 0;
                continue;
            }
            lines++;
            copied += Character.isLetter(words.codePointAt(0)) ? 0 : lines;
        }
        if (copied > MOST_COPIED_LINES) {
            throw new TooComplexException("it has too many lines without an empty line between them");
        }
    }

    /** @throws TooComplexException when the tree is too deep or has too many nodes; walks it without recursion */
    static void check(Node document) {
        int depth = 0;
        int nodes = 0;
        Node node = document;
        while (true) {
            if (++nodes > MOST_NODES) {
                throw new TooComplexException("it has more than " + MOST_NODES + " parts");
            }
            if (node.getFirstChild() != null) {
                node = node.getFirstChild();
                if (++depth > DEEPEST_NODES) {
                    throw new TooComplexException("it is nested more than " + DEEPEST_NODES + " levels deep");
                }
                continue;
            }
            while (node != document && node.getNext() == null) {
                node = node.getParent();
                depth--;
            }
            if (node == document) {
                return;
            }
            node = node.getNext();
        }
    }
}
