package dev.grundy.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.openqa.selenium.logging.LogEntry;

/**
 * What a browser fetched: bytes on the wire by address, heads and compressed bodies, from the network events of its log.
 *
 * @param bytes in the order in which they came in
 */
record Traffic(Map<String, Long> bytes) {
    private static final ObjectMapper JSON = new ObjectMapper();

    static Traffic of(List<LogEntry> log) {
        Map<String, String> addresses = new LinkedHashMap<>();
        Map<String, Long> bytes = new LinkedHashMap<>();
        for (LogEntry entry : log) {
            JsonNode message = read(entry.getMessage()).path("message");
            JsonNode event = message.path("params");
            String request = event.path("requestId").asText();
            switch (message.path("method").asText()) {
                case "Network.requestWillBeSent" ->
                    addresses.put(request, event.at("/request/url").asText());
                case "Network.loadingFinished" ->
                    bytes.merge(
                            addresses.getOrDefault(request, request),
                            event.path("encodedDataLength").asLong(),
                            Long::sum);
                default -> {
                    // nothing that was fetched
                }
            }
        }
        return new Traffic(bytes);
    }

    long total() {
        return bytes.values().stream().mapToLong(Long::longValue).sum();
    }

    /** What came in before the first address that matches. */
    Traffic before(String pattern) {
        Map<String, Long> earlier = new LinkedHashMap<>();
        for (Map.Entry<String, Long> one : bytes.entrySet()) {
            if (one.getKey().matches(pattern)) {
                return new Traffic(earlier);
            }
            earlier.put(one.getKey(), one.getValue());
        }
        throw new AssertionError("nothing that was fetched matches " + pattern + ": " + bytes.keySet());
    }

    private static JsonNode read(String message) {
        try {
            return JSON.readTree(message);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
