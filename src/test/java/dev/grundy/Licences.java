package dev.grundy;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * Licences under which dependencies may be shipped.
 *
 * @param allowed their names, as a bill of materials says them
 */
record Licences(Set<String> allowed) {
    private static final Path FILE = Path.of("src/test/resources/licences/allowed.yaml");

    Licences {
        if (allowed.isEmpty()) {
            throw new IllegalArgumentException("no licence is allowed");
        }
        allowed = Set.copyOf(allowed);
    }

    /** Those of {@code licences/allowed.yaml}. */
    static Licences read() {
        try {
            Map<?, ?> reasons =
                    (Map<?, ?>) new Load(LoadSettings.builder().build()).loadFromString(Files.readString(FILE));
            return new Licences(
                    Set.copyOf(reasons.keySet().stream().map(String.class::cast).toList()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FILE, e);
        }
    }

    /** Dependencies with their version and licences, for which none of the licences is allowed; empty if all may be shipped. */
    List<String> violations(Stream<JsonNode> components) {
        return components
                .filter(component -> names(component).stream().noneMatch(allowed::contains))
                .map(component -> BillOfMaterials.name(component) + " "
                        + component.path("version").asText() + ": "
                        + (names(component).isEmpty() ? "no licence" : String.join(", ", names(component))))
                .toList();
    }

    /** The user may choose one of them; an SPDX expression counts as one name. */
    private static List<String> names(JsonNode component) {
        return component
                .path("licenses")
                .valueStream()
                .map(entry -> Stream.of(
                                entry.path("license").path("id"),
                                entry.path("license").path("name"),
                                entry.path("expression"))
                        .filter(JsonNode::isTextual)
                        .findFirst()
                        .map(JsonNode::asText)
                        .orElse(""))
                .filter(name -> !name.isEmpty())
                .toList();
    }
}
