package dev.grundy.studio.intake;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.studio.copy.FilePath;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The hashes of tests that a package pins: {@code generators/hashes.json}. */
final class TestHashes {
    static final FilePath FILE = new FilePath("generators/hashes.json");

    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
    private static final String TESTS = "tests";

    private TestHashes() {}

    /** The text with one more test, in the order of names; empty where it is none of such a file. */
    static Optional<String> with(String text, String name, ContentHash input, ContentHash answer) {
        try {
            if (!(JSON.readTree(text) instanceof ObjectNode file) || !(file.get(TESTS) instanceof ObjectNode tests)) {
                return Optional.empty();
            }
            SortedMap<String, JsonNode> sorted = new TreeMap<>();
            tests.properties().forEach(test -> sorted.put(test.getKey(), test.getValue()));
            sorted.put(name, JSON.createObjectNode().put("in", input.hex()).put("ans", answer.hex()));
            ObjectNode ordered = JSON.createObjectNode();
            sorted.forEach(ordered::set);
            file.set(TESTS, ordered);
            return Optional.of(JSON.writeValueAsString(file) + "\n");
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }
}
