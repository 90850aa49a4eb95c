package dev.grundy.format.yaml;

import java.util.Optional;
import java.util.regex.Pattern;

/** Takes one entry of several out of a YAML text. */
final class YamlCut {
    private static final Pattern LIST_ITEM = Pattern.compile(" *+- ++");
    private static final Pattern NOTHING = Pattern.compile(" *+");

    private YamlCut() {}

    /** The text without it; empty where it shares its lines with something else. */
    static Optional<String> of(YamlNodes nodes, YamlNodes.Place place) {
        return place.isInline() ? Optional.of(inline(nodes, place)) : lines(nodes, place);
    }

    private static Optional<String> lines(YamlNodes nodes, YamlNodes.Place place) {
        String text = nodes.text();
        int from = nodes.lineStart(nodes.start(place.first()));
        String before = text.substring(from, nodes.start(place.first()));
        Pattern beginning = place.key().isPresent() ? NOTHING : LIST_ITEM;
        if (!beginning.matcher(before).matches()) {
            return Optional.empty();
        }
        int last = Math.max(
                place.key().map(nodes::end).orElse(0), Math.max(nodes.start(place.first()), nodes.end(place.value())));
        int to = Math.min(text.length(), nodes.lineEnd(last) + 1);
        return Optional.of(text.substring(0, from) + text.substring(to));
    }

    /** With the comma that parts it from its neighbour. */
    private static String inline(YamlNodes nodes, YamlNodes.Place place) {
        String text = nodes.text();
        int from = nodes.start(place.first());
        int to = Math.max(from, Math.max(place.key().map(nodes::end).orElse(0), nodes.end(place.value())));
        int comma = to;
        while (comma < text.length() && Character.isWhitespace(text.charAt(comma))) {
            comma++;
        }
        if (comma < text.length() && text.charAt(comma) == ',' && place.number() == 0) {
            String rest = text.substring(comma + 1);
            return text.substring(0, from) + (rest.startsWith(" ") ? rest.substring(1) : rest);
        }
        int before = text.lastIndexOf(',', from - 1);
        return before < 0 ? text : text.substring(0, before) + text.substring(to);
    }
}
