package dev.grundy.format.render;

/** Where sentences end in a piece of HTML, such as the inside of a paragraph. */
final class Sentences {
    private static final String ENDS = ".!?\u2026";
    /** The characters that may follow the end of a sentence and still belong to it. */
    private static final String CLOSES = ")\u201d\u2019\u201c\u00bb";

    private final String html;
    private int depth;
    /** Whether the text so far ends with the end of a sentence. */
    private boolean ended;

    private int last;

    private Sentences(String html) {
        this.html = html;
    }

    /**
     * The index behind the last whole sentence, so that what is before it is balanced HTML; 0 without such a sentence.
     *
     * @param html sanitised, and so with elements closed and {@code >} in attributes as an entity
     */
    static int end(String html) {
        return new Sentences(html).walk();
    }

    private int walk() {
        int i = 0;
        while (i < html.length()) {
            if (html.charAt(i) == '<') {
                i = html.startsWith("<br", i) ? behindBreak(i) : behindTag(i);
            } else {
                read(html.charAt(i), i);
                i++;
            }
        }
        return ended && depth == 0 ? html.length() : last;
    }

    /** A break separates as a blank does. */
    private int behindBreak(int start) {
        read(' ', start);
        int end = html.indexOf('>', start) + 1;
        return end == 0 ? html.length() : end;
    }

    private int behindTag(int start) {
        int end = html.indexOf('>', start) + 1;
        if (end == 0) {
            return html.length();
        }
        if (html.startsWith("</", start)) {
            depth--;
        } else if (!isEmptyElement(html.substring(start, end))) {
            depth++;
            ended = false;
        }
        return end;
    }

    private static boolean isEmptyElement(String tag) {
        return tag.endsWith("/>") || tag.startsWith("<img");
    }

    private void read(char letter, int at) {
        if (ENDS.indexOf(letter) >= 0) {
            ended = true;
        } else if (Character.isWhitespace(letter)) {
            if (ended && depth == 0 && !goesOnSmall(at)) {
                last = at;
            }
        } else if (CLOSES.indexOf(letter) < 0) {
            ended = false;
        }
    }

    /** Whether the next letter is a small one, as after an abbreviation. */
    private boolean goesOnSmall(int from) {
        int i = from;
        while (i < html.length() && Character.isWhitespace(html.charAt(i))) {
            i++;
        }
        return i < html.length() && Character.isLowerCase(html.charAt(i));
    }
}
