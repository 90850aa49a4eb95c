package dev.grundy.format.exchange;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** The cases are in exchange/broken/cases.yaml. */
class BrokenImportsTest {
    private static final Path CASES = Path.of("src/test/resources/exchange/broken/cases.yaml");

    @TempDir
    Path directory;

    @TestFactory
    @SuppressWarnings("unchecked")
    Stream<DynamicTest> aSourceThatIsBrokenIsRefusedWithFileAndLine() throws IOException {
        List<Map<String, String>> cases = (List<Map<String, String>>)
                new Load(LoadSettings.builder().build()).loadFromString(Files.readString(CASES));
        return cases.stream().map(one -> dynamicTest(one.get("case"), () -> refuse(one)));
    }

    private void refuse(Map<String, String> one) throws IOException {
        Path source = Files.createTempDirectory(directory, "broken");
        Files.writeString(source.resolve(one.get("file")), one.get("text"));
        assertThatThrownBy(() -> new PackageImport(directory.resolve("problems")).run(source))
                .isInstanceOf(ExchangeException.class)
                .hasMessageStartingWith(one.get("told"))
                .message()
                .doesNotContain("\n");
    }
}
