package dev.grundy.problem.drawing.canvas;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Collects what is drawn, and how large it becomes. Coordinates are px, downwards and to the right. Not thread-safe. */
public final class Canvas {
    private static final int MARGIN = 12;

    private final StringBuilder body = new StringBuilder();
    /** Above all else, or what is drawn later hid them. */
    private final StringBuilder signs = new StringBuilder();

    private final List<String> description = new ArrayList<>();
    private Spot spot = new Spot();
    private boolean hasSpots;
    private double right;
    private double bottom;

    /** One more sentence for who cannot see it. */
    public void describe(String sentence) {
        description.add(sentence);
    }

    public void circle(String style, double x, double y, double radius) {
        add("<circle class=\"%s\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>", style, number(x), number(y), number(radius));
        spot.circle(x, y, radius);
        reach(x + radius, y + radius);
    }

    public void box(String style, double x, double y, double width, double height) {
        add(
                "<rect class=\"%s\" x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"3\"/>",
                style, number(x), number(y), number(width), number(height));
        spot.box(x, y, width, height);
        reach(x + width, y + height);
    }

    public void line(String style, double x1, double y1, double x2, double y2) {
        path(style, "M%s %sL%s %s".formatted(number(x1), number(y1), number(x2), number(y2)));
        reach(Math.max(x1, x2), Math.max(y1, y2));
    }

    /** A path; others must make room for it. */
    public void path(String style, String commands) {
        add("<path class=\"%s\" d=\"%s\"/>", style, commands);
    }

    /**
     * The head of an arrow between the two ends of its middle line; others must make room for it.
     *
     * @param half of its width, where the line of the arrow ends
     */
    public void arrowhead(String style, double x, double y, double tipX, double tipY, double half) {
        double length = Math.hypot(tipX - x, tipY - y);
        double across = (tipX - x) / length * half;
        double down = (tipY - y) / length * half;
        path(
                style,
                "M%s %s L%s %s L%s %sZ"
                        .formatted(
                                number(tipX),
                                number(tipY),
                                number(x - down),
                                number(y + across),
                                number(x + down),
                                number(y - across)));
    }

    /** Draws the shape, as something to click where there is a move, which the click makes. */
    public void spot(Optional<Moves.Move> move, Runnable drawn) {
        if (move.isEmpty()) {
            drawn.run();
            return;
        }
        hasSpots = true;
        spot = new Spot();
        int begin = body.length();
        drawn.run();
        Moves.Move to = move.get();
        Spot.Place place = spot.sign();
        String style = to.mark().map(mark -> mark.style(place)).orElse("");
        body.insert(
                begin,
                "<a class=\"drawing__spot%s\" href=\"%s\" rel=\"nofollow\" aria-label=\"%s\">"
                        .formatted(style, escaped(to.address()), escaped(to.label())));
        body.append("</a>");
        to.mark().ifPresent(mark -> sign(mark, place));
    }

    private void sign(MoveMark mark, Spot.Place place) {
        String x = number(place.x());
        String y = number(place.y());
        signs.append("<g class=\"drawing__worth%s\">".formatted(mark.style(place)));
        if (place.hasBadge()) {
            signs.append("<circle class=\"drawing__badge\" cx=\"%s\" cy=\"%s\" r=\"%s\"/>"
                    .formatted(x, y, number(place.badge())));
        }
        signs.append("<path class=\"drawing__sign\" transform=\"translate(%s %s) scale(%s)\" d=\"%s\"/></g>"
                .formatted(x, y, number(place.arm()), mark.sign().strokes()));
        reach(place.x() + place.badge(), place.y() + place.badge());
    }

    /** Text centred on a point; nothing if it is empty. */
    public void text(String style, double x, double y, String text) {
        if (text.isEmpty()) {
            return;
        }
        add("<text class=\"%s\" x=\"%s\" y=\"%s\">%s</text>", style, number(x), number(y), escaped(text));
        spot.written();
        reach(x + text.length() * 3.6, y + 8);
    }

    /** The text that a pointer over that circle shows. */
    public void note(double x, double y, double radius, String text) {
        add(
                "<circle class=\"drawing__note\" cx=\"%s\" cy=\"%s\" r=\"%s\"><title>%s</title></circle>",
                number(x), number(y), number(radius), escaped(text));
    }

    /** Makes room up to a point. */
    public void reach(double x, double y) {
        right = Math.max(right, x);
        bottom = Math.max(bottom, y);
    }

    /** Another canvas with all that is on it but its description, its upper left corner at that point and so much larger. */
    public void place(Canvas part, double x, double y, double scale) {
        add("<g transform=\"translate(%s %s) scale(%s)\">", number(x), number(y), number(scale));
        body.append(part.body).append(part.signs).append("</g>");
        hasSpots |= part.hasSpots;
        reach(x + part.right * scale, y + part.bottom * scale);
    }

    public double bottom() {
        return bottom;
    }

    public double right() {
        return right;
    }

    public Picture picture(String kind) {
        return picture(kind, 1);
    }

    /** @param scale how much larger than drawn it is shown */
    public Picture picture(String kind, double scale) {
        return new Picture(
                kind,
                description,
                (int) Math.ceil(right) + MARGIN,
                (int) Math.ceil(bottom) + MARGIN,
                hasSpots,
                scale,
                body.toString() + signs);
    }

    public static String number(double value) {
        String text = String.format(Locale.ROOT, "%.1f", value);
        return text.endsWith(".0") ? text.substring(0, text.length() - 2) : text;
    }

    static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private void add(String element, Object... values) {
        body.append(element.formatted(values));
    }
}
