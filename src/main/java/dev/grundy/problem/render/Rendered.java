package dev.grundy.problem.render;

import java.util.List;

/**
 * A text as HTML, already safe.
 *
 * @param samplesPlaced how many of the samples the text has placed itself; the page shows the rest after it
 * @param headings in order, for a table of contents
 * @param notes what could not be rendered and is shown as source
 */
public record Rendered(String html, int samplesPlaced, List<Heading> headings, List<String> notes) {
    public Rendered {
        headings = List.copyOf(headings);
        notes = List.copyOf(notes);
    }

    /** @param id the anchor of the heading in the HTML */
    public record Heading(int level, String id, String text) {}
}
