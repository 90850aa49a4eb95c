package dev.grundy.browser;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.browser.Sights.Sight;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The record of page states that a browser has looked at and found fine: {@code seen.json}, one line each, sorted by name. */
final class SeenSights {
    static final Path FILE = Path.of("src/test/resources/browser/seen.json");

    private static final ObjectMapper JSON = new ObjectMapper();

    private final SortedMap<String, SightContent> byName;

    private SeenSights(Map<String, SightContent> byName) {
        this.byName = new TreeMap<>(byName);
    }

    static SeenSights of(Map<String, SightContent> byName) {
        return new SeenSights(byName);
    }

    /** Empty when there is no such file. */
    static SeenSights read(Path file) throws IOException {
        return new SeenSights(
                Files.exists(file)
                        ? JSON.readValue(file.toFile(), new TypeReference<Map<String, SightContent>>() {})
                        : Map.of());
    }

    Optional<SightContent> get(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    Set<String> names() {
        return byName.keySet();
    }

    /** With those that were found fine, and without those that {@code sights.yaml} does not have any more. */
    SeenSights with(Map<String, SightContent> fine, List<Sight> sights) {
        Map<String, SightContent> merged = new TreeMap<>(byName);
        merged.putAll(fine);
        merged.keySet().retainAll(sights.stream().map(Sight::name).toList());
        return new SeenSights(merged);
    }

    void write(Path file) throws IOException {
        Files.writeString(
                file,
                byName.entrySet().stream()
                        .map(one -> "  \"%s\": {\"page\": \"%s\", \"styles\": \"%s\", \"scripts\": \"%s\"}"
                                .formatted(
                                        one.getKey(),
                                        one.getValue().page(),
                                        one.getValue().styles(),
                                        one.getValue().scripts()))
                        .collect(Collectors.joining(",\n", "{\n", "\n}\n")));
    }
}
