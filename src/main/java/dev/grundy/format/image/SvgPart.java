package dev.grundy.format.image;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An element of a drawing, and what it makes a browser draw. That is itself, what is in it and what it refers to, again for each
 * reference. Not safe for use by several threads.
 */
final class SvgPart {
    /** How many parts a browser may have to draw. */
    static final int MOST_DRAWN = 200_000;

    private static final int DEEPEST = 400;
    private static final int MOST_PAINTS = 100;
    private static final int UNKNOWN = -1;
    private static final int BEING_COUNTED = -2;
    private static final Set<String> PAINTED_BY_NOTHING = Set.of("linearGradient", "radialGradient", "stop");

    private final String name;
    private final int line;
    private final List<SvgPart> children = new ArrayList<>();
    private final List<String> references = new ArrayList<>();
    // Shared with the parts around it as long as it adds none.
    private List<String> paints;
    private int drawn = UNKNOWN;

    /** @param around it; null for the drawing itself */
    SvgPart(String name, int line, @Nullable SvgPart around) {
        this.name = name;
        this.line = line;
        paints = around == null || PAINTED_BY_NOTHING.contains(name) ? List.of() : around.paints;
        if (around != null) {
            around.children.add(this);
        }
    }

    int line() {
        return line;
    }

    boolean isStyle() {
        return name.equals("style");
    }

    /** Draws another part once more. */
    void refersTo(List<String> ids) {
        references.addAll(ids);
    }

    /** Paints itself, and all that is in it, with other parts. Told before anything is put into it. */
    void isPaintedWith(List<String> ids) {
        if (!ids.isEmpty()) {
            paints = Stream.concat(paints.stream(), ids.stream()).distinct().toList();
        }
    }

    /** The part at which drawing would go round in a circle, too deep or on for too long; empty when it does not. */
    Optional<SvgPart> endless(Map<String, SvgPart> byId) {
        return count(byId, 0);
    }

    private Optional<SvgPart> count(Map<String, SvgPart> byId, int depth) {
        if (drawn >= 0) {
            return Optional.empty();
        }
        if (drawn == BEING_COUNTED || depth > DEEPEST || paints.size() > MOST_PAINTS) {
            return Optional.of(this);
        }
        drawn = BEING_COUNTED;
        List<SvgPart> painting = named(paints, byId);
        List<SvgPart> referred = named(references, byId);
        for (SvgPart part :
                Stream.of(painting, referred, children).flatMap(List::stream).toList()) {
            Optional<SvgPart> endless = part.count(byId, depth + 1);
            if (endless.isPresent()) {
                return endless;
            }
        }
        long sum = (1 + sum(referred)) * (1 + sum(painting)) + sum(children);
        if (sum > MOST_DRAWN) {
            return Optional.of(this);
        }
        drawn = (int) sum;
        return Optional.empty();
    }

    private static List<SvgPart> named(List<String> ids, Map<String, SvgPart> byId) {
        return ids.stream()
                .flatMap(id -> Optional.ofNullable(byId.get(id)).stream())
                .toList();
    }

    private static long sum(List<SvgPart> parts) {
        return parts.stream().mapToLong(part -> part.drawn).sum();
    }
}
