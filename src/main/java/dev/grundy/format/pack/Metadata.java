package dev.grundy.format.pack;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The authors, origin and license of a problem; nothing here changes how it is judged.
 *
 * @param names title by language code
 * @param credits people by their part, such as {@code authors}
 */
public record Metadata(
        Map<String, String> names,
        Optional<String> uuid,
        Optional<String> version,
        String license,
        Optional<String> rightsOwner,
        Map<String, List<String>> credits,
        List<Source> sources,
        Optional<String> embargoUntil,
        List<String> keywords) {

    /** Where a problem was first used. */
    public record Source(String name, Optional<String> url) {}

    public Metadata {
        names = Collections.unmodifiableMap(new LinkedHashMap<>(names));
        credits = Collections.unmodifiableMap(new LinkedHashMap<>(credits));
        sources = List.copyOf(sources);
        keywords = List.copyOf(keywords);
    }
}
