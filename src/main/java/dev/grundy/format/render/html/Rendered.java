package dev.grundy.format.render.html;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A text as HTML, already safe.
 *
 * @param samplesPlaced how many of the samples the text has placed itself; the page shows the rest after it
 * @param headings in order, for a table of contents
 * @param points ids of the items of lists that begin with bold words, in order; none in a text whose items are not linked
 * @param notes the parts that could not be rendered and are shown as source
 */
public record Rendered(
        String html, int samplesPlaced, List<Heading> headings, List<String> points, List<String> notes) {
    private static final String SECTION = "<h2";
    private static final String SECTION_END = "</h2>";

    public Rendered {
        headings = List.copyOf(headings);
        points = List.copyOf(points);
        notes = List.copyOf(notes);
    }

    /** The names that can stand behind {@code #} in a link to a place in this text: headings, then points. */
    public Set<String> anchors() {
        Set<String> anchors = new LinkedHashSet<>();
        headings.forEach(heading -> anchors.add(heading.id()));
        anchors.addAll(points);
        return anchors;
    }

    /** HTML of the first section without its heading, or of what stands before it; all of a text without sections. */
    public String firstSection() {
        int heading = html.indexOf(SECTION);
        if (heading < 0) {
            return html;
        }
        String before = html.substring(0, heading).strip();
        if (!before.isEmpty()) {
            return before;
        }
        int text = html.indexOf(SECTION_END, heading) + SECTION_END.length();
        int next = html.indexOf(SECTION, text);
        return html.substring(text, next < 0 ? html.length() : next).strip();
    }

    public Rendered withHtml(String other) {
        return new Rendered(other, samplesPlaced, headings, points, notes);
    }

    /** @param id the anchor of the heading in the HTML */
    public record Heading(int level, String id, String text) {}
}
