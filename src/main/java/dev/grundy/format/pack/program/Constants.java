package dev.grundy.format.pack.program;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The {@code constants} of problem.yaml. They are numbers and words, written once and used in statements and programs,
 * as {@code {{name}}}. They are used as {@code {{name.spelling}}} where a value has several spellings.
 */
public record Constants(Map<String, String> values) {
    public static final Constants NONE = new Constants(Map.of());

    /** The form of a constant's name. */
    public static final Pattern NAME = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]*");

    private static final Pattern DOTTED_NAME = Pattern.compile(NAME + "(\\." + NAME + ")?");
    private static final Pattern SEQUENCE = Pattern.compile("\\{\\{(" + DOTTED_NAME + ")}}");

    public Constants {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        for (String name : values.keySet()) {
            if (!DOTTED_NAME.matcher(name).matches()) {
                throw new IllegalArgumentException("a constant's name is letters, digits and _, got '" + name + "'");
            }
        }
    }

    /** The text with every constant in place; sequences of unknown names stay as they are, as the format says. */
    public String fillIn(String text) {
        if (values.isEmpty()) {
            return text;
        }
        return SEQUENCE.matcher(text)
                .replaceAll(
                        sequence -> Matcher.quoteReplacement(values.getOrDefault(sequence.group(1), sequence.group())));
    }

    /** As {@link #fillIn(String)}; content that is not UTF-8 text stays as it is. */
    public byte[] fillIn(byte[] content) {
        if (values.isEmpty()) {
            return content;
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            return fillIn(text).getBytes(StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            return content;
        }
    }
}
