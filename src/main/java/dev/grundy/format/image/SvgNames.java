package dev.grundy.format.image;

import java.util.Set;
import javax.xml.XMLConstants;

/** The elements and attributes that drawings may use: shapes, text, gradients and what they are painted with. */
final class SvgNames {
    static final String SVG = "http://www.w3.org/2000/svg";
    static final String XLINK = "http://www.w3.org/1999/xlink";

    private static final Set<String> ELEMENTS = words("""
            svg g defs symbol use title desc style
            path rect circle ellipse line polyline polygon text tspan textPath
            marker linearGradient radialGradient stop clipPath mask pattern""");

    private static final Set<String> ATTRIBUTES = words("""
            id class style role lang tabindex type media version href transform
            viewBox preserveAspectRatio x y width height dx dy rotate textLength lengthAdjust
            cx cy r rx ry fx fy fr x1 y1 x2 y2 d points pathLength offset startOffset method spacing side
            markerWidth markerHeight markerUnits refX refY orient
            gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
            clipPathUnits maskUnits maskContentUnits mask-type
            fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
            stroke-miterlimit stroke-dasharray stroke-dashoffset paint-order color opacity display visibility
            overflow marker marker-start marker-mid marker-end clip-path clip-rule mask stop-color stop-opacity
            shape-rendering text-rendering color-interpolation color-rendering vector-effect pointer-events
            transform-origin mix-blend-mode isolation
            font-family font-size font-size-adjust font-stretch font-style font-variant font-weight
            text-anchor text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline
            baseline-shift writing-mode direction unicode-bidi white-space""");

    private static final Set<String> NOT_FOR_DRAWING = Set.of("id", "class", "role", "lang", "type", "version");

    private SvgNames() {}

    static boolean isElement(String namespace, String name) {
        return namespace.equals(SVG) && ELEMENTS.contains(name);
    }

    /** @param namespace empty for an attribute without prefix */
    static boolean isAttribute(String namespace, String name) {
        return switch (namespace) {
            case "" -> ATTRIBUTES.contains(name) || isSpoken(name);
            case XMLConstants.XML_NS_URI -> name.equals("space") || name.equals("lang");
            case XLINK -> name.equals("href") || name.equals("title");
            default -> false;
        };
    }

    /** Whether the value is read as a drawing's style: a text that names or describes is not. */
    static boolean isStyle(String namespace, String name) {
        return namespace.isEmpty() && !NOT_FOR_DRAWING.contains(name) && !isSpoken(name);
    }

    /** Whether what an element says so is true of all that is in it, too. */
    static boolean isInherited(String name) {
        return !name.equals("mask") && !name.equals("clip-path");
    }

    private static boolean isSpoken(String name) {
        return name.startsWith("aria-") || name.startsWith("data-");
    }

    private static Set<String> words(String text) {
        return Set.of(text.split("\\s+"));
    }
}
