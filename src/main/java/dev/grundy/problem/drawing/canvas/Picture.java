package dev.grundy.problem.drawing.canvas;

import dev.grundy.web.frame.Texts;
import java.util.List;

/**
 * A drawing as a page shows it.
 *
 * @param kind        label of the drawing: the title's key
 * @param description one line for each part, for who cannot see it
 * @param width       of the drawing in px, as {@code height}
 * @param hasSpots    whether there is something to click in it
 * @param scale       how much larger than drawn it is shown, so that spots are large enough for fingers
 * @param body        the content of the svg element, safe
 */
public record Picture(
        String kind, List<String> description, int width, int height, boolean hasSpots, double scale, String body) {
    /** Wider ones are not shrunk to the width of a phone: their letters could not be read. */
    private static final int MOST_SHRUNK = 480;

    public Picture {
        description = List.copyOf(description);
    }

    /** An svg element, safe; its classes take their colours from the theme. At most one of a kind on a page: it has ids. */
    public String svg() {
        return svg(kind);
    }

    /** The same where several of a kind are on a page: {@code name} tells their ids apart. */
    public String svg(String name) {
        return """
                <svg class="drawing%s" viewBox="0 0 %d %d" width="%d" height="%d" role="%s" aria-labelledby="drawing-title-%10$s drawing-description-%10$s">\
                <title id="drawing-title-%10$s">%s</title><desc id="drawing-description-%10$s">%s</desc>%s</svg>""".formatted(
                        shown(width) > MOST_SHRUNK ? " drawing--wide" : "",
                        width,
                        height,
                        shown(width),
                        shown(height),
                        // The content of an image is not there for screen readers.
                        hasSpots ? "group" : "img",
                        Canvas.escaped(Texts.of("drawing-" + kind)),
                        Canvas.escaped(String.join(" ", description)),
                        body,
                        name);
    }

    private int shown(int length) {
        return (int) Math.ceil(length * scale);
    }
}
