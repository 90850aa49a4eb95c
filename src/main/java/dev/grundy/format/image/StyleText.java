package dev.grundy.format.image;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * CSS of a drawing. CSS that could fetch something is refused by the functions it would take. Few of those are let through, so that nobody has to
 * know all the others. Time grows with the text's length only.
 */
final class StyleText {
    private static final String URL = "url";
    private static final Set<String> FUNCTIONS = Set.of(
            "not",
            "is",
            "where",
            "nth-child",
            "nth-of-type",
            "lang",
            "rgb",
            "rgba",
            "hsl",
            "hsla",
            "oklch",
            "light-dark",
            "calc",
            "min",
            "max",
            "clamp",
            "var",
            "translate",
            "translatex",
            "translatey",
            "rotate",
            "scale",
            "scalex",
            "scaley",
            "skewx",
            "skewy",
            "matrix");
    private static final Set<String> AT_RULES = Set.of("media", "supports");

    private StyleText() {}

    /**
     * The first part that may not stand there; empty if all may.
     *
     * @param mayRefer whether {@code url(#id)} may stand there, which paints with another part of the drawing
     */
    static Optional<String> refused(String css, boolean mayRefer) {
        for (int i = 0; i < css.length(); i++) {
            char c = css.charAt(i);
            if (c == '\\') {
                return Optional.of("a backslash");
            }
            if (c == '@' && !AT_RULES.contains(nameFrom(css, i + 1))) {
                return Optional.of("@" + nameFrom(css, i + 1));
            }
            if (c == '(') {
                String function = nameBefore(css, i);
                boolean allowed = function.isEmpty()
                        || FUNCTIONS.contains(function)
                        || AT_RULES.contains(function)
                        || (mayRefer
                                && function.equals(URL)
                                && reference(css, i + 1).isPresent());
                if (!allowed) {
                    return Optional.of(
                            mayRefer && function.equals(URL) ? "url(…) of something else than #id" : function + "(…)");
                }
            }
        }
        return Optional.empty();
    }

    /** The ids that {@code url(#id)} names; none when anything is refused. */
    static List<String> references(String css) {
        // Only then no two references share a closing parenthesis, and time is linear.
        if (refused(css, true).isPresent()) {
            return List.of();
        }
        List<String> ids = new ArrayList<>();
        for (int i = css.indexOf('('); i >= 0; i = css.indexOf('(', i + 1)) {
            if (nameBefore(css, i).equals(URL)) {
                reference(css, i + 1).ifPresent(ids::add);
            }
        }
        return ids;
    }

    private static Optional<String> reference(String css, int from) {
        int end = css.indexOf(')', from);
        if (end < 0) {
            return Optional.empty();
        }
        String inside = css.substring(from, end).strip();
        if (inside.length() > 1 && "'\"".indexOf(inside.charAt(0)) >= 0 && inside.endsWith(inside.substring(0, 1))) {
            inside = inside.substring(1, inside.length() - 1);
        }
        return fragment(inside);
    }

    /** The id of {@code #id}; empty for any other address. */
    static Optional<String> fragment(String address) {
        boolean isFragment = address.length() > 1
                && address.charAt(0) == '#'
                && address.chars().skip(1).allMatch(c -> isOfName((char) c) || c == '.' || c == ':');
        return isFragment ? Optional.of(address.substring(1)) : Optional.empty();
    }

    private static String nameFrom(String css, int start) {
        int end = start;
        while (end < css.length() && isOfName(css.charAt(end))) {
            end++;
        }
        return css.substring(start, end).toLowerCase(Locale.ROOT);
    }

    private static String nameBefore(String css, int end) {
        int start = end;
        while (start > 0 && isOfName(css.charAt(start - 1))) {
            start--;
        }
        return css.substring(start, end).toLowerCase(Locale.ROOT);
    }

    private static boolean isOfName(char c) {
        return Character.isLetterOrDigit(c) || c == '-' || c == '_' || c >= 0x80;
    }
}
