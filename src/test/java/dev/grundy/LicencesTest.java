package dev.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What Grundy is made of may be passed on under its own licence, and who wrote it is named. */
class LicencesTest {
    private static final Path WEB = Path.of("src/main/resources/web/app");

    private final Licences licences = new Licences(Set.of("MIT", "EPL-2.0"));

    @Test
    void aForbiddenLicenceIsNamedWithItsDependency() throws JsonProcessingException {
        assertThat(violations(
                        "[{\"license\": {\"id\": \"AGPL-3.0-only\"}}, {\"license\": {\"name\": \"Commercial\"}}]"))
                .containsExactly("com.example:planted 1.2: AGPL-3.0-only, Commercial");
    }

    @Test
    void aDependencyWithoutALicenceIsNamed() throws JsonProcessingException {
        assertThat(violations("[]")).containsExactly("com.example:planted 1.2: no licence");
        assertThat(violations("[{\"license\": {\"url\": \"https://example.com\"}}]"))
                .containsExactly("com.example:planted 1.2: no licence");
    }

    @Test
    void anExpressionIsNotTakenApart() throws JsonProcessingException {
        assertThat(violations("[{\"expression\": \"MIT AND GPL-3.0-only\"}]"))
                .containsExactly("com.example:planted 1.2: MIT AND GPL-3.0-only");
    }

    @Test
    void oneAllowedLicenceOfSeveralIsEnough() throws JsonProcessingException {
        assertThat(violations("[{\"license\": {\"name\": \"GPL\"}}, {\"license\": {\"id\": \"EPL-2.0\"}}]"))
                .isEmpty();
    }

    @Test
    void theNoticeNamesWhatLiesInTheTree() throws IOException {
        String notice = Files.readString(Path.of("NOTICE"));
        try (Stream<Path> vendored = Files.list(WEB.resolve("vendor"))) {
            assertThat(vendored.filter(Files::isDirectory).map(one -> "@replit/" + one.getFileName()))
                    .isNotEmpty()
                    .allSatisfy(name -> assertThat(notice).contains(name));
        }
        assertThat(notice)
                .contains(WEB.resolve("fonts").toString(), WEB.resolve("vendor").toString());
    }

    @Test
    void theLicenceOfTheCodeIsTheOneThatThePomNames() throws IOException {
        assertThat(Files.readString(Path.of("pom.xml"))).contains("<name>Apache-2.0</name>");
        assertThat(Files.readString(Path.of("LICENSE")))
                .contains("Apache License", "Version 2.0, January 2004", "END OF TERMS AND CONDITIONS");
        assertThat(Files.readString(Path.of("LICENSE-problems"))).contains("CC-BY-4.0");
    }

    private List<String> violations(String ofPlanted) throws JsonProcessingException {
        JsonNode planted = new ObjectMapper()
                .readTree("{\"group\": \"com.example\", \"name\": \"planted\", \"version\": \"1.2\", \"licenses\": "
                        + ofPlanted + "}");
        return licences.violations(Stream.of(planted));
    }
}
