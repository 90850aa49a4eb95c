package dev.grundy.format.render;

import java.util.Optional;

/**
 * The part of a statement that everybody may see, entitled or not.
 *
 * @param paragraph HTML of its first paragraph up to the end of its last whole sentence, safe. Empty where there is no such sentence. It is
 *                  empty too where the text has no other paragraph or the first is very long, which would give the statement away
 * @param drawing   its first image, as an {@code img} element, safe; empty where the author keeps it from the teaser
 * @param file      of that image, relative to the statement
 */
public record Teaser(String paragraph, Optional<String> drawing, Optional<String> file) {
    public static final Teaser NONE = new Teaser("", Optional.empty(), Optional.empty());

    private static final int LONGEST_PARAGRAPH = 4_000;
    private static final String PARAGRAPH = "<p>";
    private static final String PARAGRAPH_END = "</p>";
    private static final String IMAGE = "<img ";
    private static final String SOURCE = "src=\"";

    /**
     * The beginning of a statement.
     *
     * @param html sanitised, and so with elements closed and attributes in double quotes
     * @param base address of its images
     * @param withDrawing whether its first image may be shown
     */
    static Teaser of(String html, String base, boolean withDrawing) {
        Optional<String> drawing =
                element(html, IMAGE, ">").filter(image -> withDrawing && image.contains(SOURCE + base));
        return new Teaser(
                firstParagraph(html),
                drawing,
                drawing.flatMap(image -> element(image, SOURCE + base, "\""))
                        .map(source -> source.substring(SOURCE.length() + base.length(), source.length() - 1)));
    }

    private static String firstParagraph(String html) {
        int start = html.indexOf(PARAGRAPH);
        while (start >= 0) {
            int end = html.indexOf(PARAGRAPH_END, start);
            if (end < 0) {
                return "";
            }
            String paragraph = withoutImages(html.substring(start, end + PARAGRAPH_END.length()));
            if (hasText(paragraph)) {
                boolean goesOn = html.indexOf(PARAGRAPH, end) >= 0;
                return goesOn && paragraph.length() <= LONGEST_PARAGRAPH ? wholeSentences(paragraph) : "";
            }
            start = html.indexOf(PARAGRAPH, end);
        }
        return "";
    }

    private static String wholeSentences(String paragraph) {
        String inner = paragraph.substring(PARAGRAPH.length(), paragraph.length() - PARAGRAPH_END.length());
        int end = Sentences.end(inner);
        return end == 0 ? "" : PARAGRAPH + inner.substring(0, end) + PARAGRAPH_END;
    }

    private static String withoutImages(String html) {
        String rest = html;
        Optional<String> image = element(rest, IMAGE, ">");
        while (image.isPresent()) {
            rest = rest.replace(image.get(), "");
            image = element(rest, IMAGE, ">");
        }
        return rest;
    }

    private static boolean hasText(String html) {
        boolean inTag = false;
        for (char letter : html.toCharArray()) {
            if (letter == '<') {
                inTag = true;
            } else if (letter == '>') {
                inTag = false;
            } else if (!inTag && !Character.isWhitespace(letter)) {
                return true;
            }
        }
        return false;
    }

    /** From where it begins up to and with its end; the sanitiser writes {@code >} in attributes as an entity. */
    private static Optional<String> element(String html, String begin, String end) {
        int start = html.indexOf(begin);
        int stop = start < 0 ? -1 : html.indexOf(end, start + begin.length());
        return stop < 0 ? Optional.empty() : Optional.of(html.substring(start, stop + end.length()));
    }
}
