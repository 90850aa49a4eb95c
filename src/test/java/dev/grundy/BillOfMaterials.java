package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.stream.Stream;

/** What the build says Grundy is made of: {@code target/bom.json}, which the phase before the integration tests writes. */
final class BillOfMaterials {
    private static final Path FILE = Path.of("target/bom.json");

    private BillOfMaterials() {}

    /** Every dependency that is shipped, as CycloneDX describes a component. */
    static Stream<JsonNode> components() {
        try {
            JsonNode bill = new ObjectMapper().readTree(FILE.toFile());
            assertThat(bill.path("bomFormat").asText()).isEqualTo("CycloneDX");
            return bill.path("components").valueStream();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + FILE, e);
        }
    }

    static String name(JsonNode component) {
        return component.path("group").asText() + ":" + component.path("name").asText();
    }
}
