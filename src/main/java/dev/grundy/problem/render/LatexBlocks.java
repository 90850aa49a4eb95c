package dev.grundy.problem.render;

/** Collects HTML: text opens paragraphs, blocks end them. */
final class LatexBlocks {
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
        String text = paragraph.toString().strip().replaceAll("^(?:<br>\\s*)+|(?:<br>\\s*)+$", "");
        if (!text.isEmpty()) {
            html.append("<p>").append(text).append("</p>\n");
        }
        paragraph.setLength(0);
    }

    String html() {
        endParagraph();
        return html.toString();
    }
}
