package dev.grundy.testsupport.http;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A cookie that a server sets.
 *
 * @param attributes by their names in small letters, such as {@code samesite}; those without a value have an empty one
 */
public record Cookie(String name, String value, Map<String, String> attributes) {
    static Cookie of(String header) {
        String[] words = header.split(";");
        String[] pair = words[0].split("=", 2);
        Map<String, String> attributes = Arrays.stream(words)
                .skip(1)
                .map(word -> word.strip().split("=", 2))
                .collect(Collectors.toMap(
                        word -> word[0].toLowerCase(Locale.ROOT),
                        word -> word.length == 1 ? "" : word[1],
                        (one, other) -> other));
        return new Cookie(pair[0].strip(), pair[1].strip(), attributes);
    }

    /** Whether it takes back the one of that name. */
    public boolean isEnded() {
        return "0".equals(attributes.get("max-age"));
    }
}
