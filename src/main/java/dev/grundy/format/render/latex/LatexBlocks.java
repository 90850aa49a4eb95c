package dev.grundy.format.render.latex;

/** Collects HTML: text opens paragraphs, blocks end them. */
final class LatexBlocks {
    private static final String BREAK = "<br>";

    private final StringBuilder html = new StringBuilder();
    private final StringBuilder paragraph = new StringBuilder();

    void inline(String text) {
        paragraph.append(text);
    }

    void block(String text) {
        endParagraph();
        html.append(text);
    }

    void endParagraph() {
        String text = withoutBreaksAround(paragraph.toString().strip());
        if (!text.isEmpty()) {
            html.append("<p>").append(text).append("</p>\n");
        }
        paragraph.setLength(0);
    }

    private static String withoutBreaksAround(String text) {
        int start = 0;
        int end = text.length();
        while (text.startsWith(BREAK, start)) {
            start = afterSpace(text, start + BREAK.length());
        }
        while (end - BREAK.length() >= start && text.startsWith(BREAK, end - BREAK.length())) {
            end = text.substring(start, end - BREAK.length()).stripTrailing().length() + start;
        }
        return text.substring(start, end);
    }

    private static int afterSpace(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    String html() {
        endParagraph();
        return html.toString();
    }
}
