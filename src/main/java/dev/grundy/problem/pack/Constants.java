package dev.grundy.problem.pack;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The {@code constants} of problem.yaml: numbers and words that are written once and used in statements and programs
 * as {@code {{name}}}.
 */
public record Constants(Map<String, String> values) {
    public static final Constants NONE = new Constants(Map.of());

    /** What a constant may be called. */
    public static final Pattern NAME = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]*");

    private static final Pattern SEQUENCE = Pattern.compile("\\{\\{([a-zA-Z_][a-zA-Z0-9_]*)}}");

    public Constants {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        for (String name : values.keySet()) {
            if (!NAME.matcher(name).matches()) {
                throw new IllegalArgumentException("a constant's name is letters, digits and _, got '" + name + "'");
            }
        }
    }

    /** The text with every constant in place; sequences of unknown names stay as they are, as the format says. */
    public String fillIn(String text) {
        if (values.isEmpty()) {
            return text;
        }
        return SEQUENCE.matcher(text).replaceAll(sequence -> Matcher.quoteReplacement(
                values.getOrDefault(sequence.group(1), sequence.group())));
    }
}
