package dev.grundy.hand.drawing;

import dev.grundy.web.Texts;
import java.util.List;

/**
 * A drawing as a page shows it.
 *
 * @param kind        label of the drawing: the title's key
 * @param description one line for each part, for who cannot see it
 * @param width       of the drawing in px, as {@code height}
 * @param body        what stands inside the svg element, safe
 */
public record Picture(String kind, List<String> description, int width, int height, String body) {
    /** Wider ones are not shrunk to the width of a phone: their letters could not be read. */
    private static final int MOST_SHRUNK = 480;

    public Picture {
        description = List.copyOf(description);
    }

    /** An svg element, safe; its classes take their colours from the theme. At most one on a page: it has ids. */
    public String svg() {
        return """
                <svg class="drawing%s" viewBox="0 0 %d %d" width="%d" height="%d" role="img" aria-labelledby="drawing-title drawing-description">\
                <title id="drawing-title">%s</title><desc id="drawing-description">%s</desc>%s</svg>""".formatted(
                        width > MOST_SHRUNK ? " drawing--wide" : "",
                        width,
                        height,
                        width,
                        height,
                        Canvas.escaped(Texts.of("drawing-" + kind)),
                        Canvas.escaped(String.join(" ", description)),
                        body);
    }
}
