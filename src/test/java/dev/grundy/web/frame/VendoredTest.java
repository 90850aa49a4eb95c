package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What others wrote is in the tree as its README says, with their licence. */
class VendoredTest {
    private static final Path VENDORED = Path.of("src/main/resources/web/app/vendor");

    @Test
    void everyPackageIsTheOneThatIsToldWithItsLicence() throws IOException {
        List<String[]> rows = Files.readString(VENDORED.resolve("README.md"))
                .lines()
                .filter(line -> line.startsWith("| codemirror-"))
                .map(line -> line.substring(2).split(" *\\| *"))
                .toList();
        try (Stream<Path> there = Files.list(VENDORED)) {
            assertThat(there.filter(Files::isDirectory)
                            .map(one -> one.getFileName().toString()))
                    .isNotEmpty()
                    .containsExactlyInAnyOrderElementsOf(
                            rows.stream().map(row -> row[0]).toList());
        }
        for (String[] row : rows) {
            Path directory = VENDORED.resolve(row[0]);
            assertThat(ContentHash.of(Files.readAllBytes(directory.resolve("index.js")))
                            .hex())
                    .as(row[1])
                    .isEqualTo(row[4]);
            assertThat(directory.resolve("LICENSE")).content().contains(row[3]);
        }
    }
}
