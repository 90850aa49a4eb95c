package dev.grundy.format.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.format.Bombs;
import dev.grundy.format.Bombs.Bomb;
import dev.grundy.format.exchange.export.PolygonExport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BombedImportsTest {
    @TempDir
    Path directory;

    static Stream<Bomb> imports() {
        return Bombs.in("imports.yaml");
    }

    @ParameterizedTest
    @MethodSource("imports")
    void aSourceThatAsksTooMuchIsRefusedWithAReason(Bomb bomb) throws IOException {
        Path source = Files.createDirectory(directory.resolve("bombed"));
        Files.writeString(source.resolve(bomb.expected("file")), bomb.text());

        assertThatThrownBy(() -> new PackageImport(directory.resolve("problems")).run(source))
                .isInstanceOf(ExchangeException.class)
                .hasMessageStartingWith(bomb.expected("told"))
                .message()
                .doesNotContain("\n")
                .hasSizeLessThan(1000);
    }

    /** Each was looked for an end of to the text's: ten thousand million steps. */
    @Test
    @Timeout(60)
    void aNameThatBeginsAgainAndAgainIsExportedAsItIs() {
        String text = "\\problemname{".repeat(200_000);
        assertThat(PolygonExport.inSections(text)).isEqualTo(text);
        assertThat(PolygonExport.inSections("\\problemname{Nim}\\begin{Input}")).isEqualTo("\\section*{Input}");
    }

    @Test
    void anExpressionThatTriesExponentiallyManyWaysIsRefused() throws IOException {
        Path source = Files.createDirectory(directory.resolve("bombed"));
        Files.writeString(
                source.resolve("init.yml"),
                "test_cases: {input_format: '" + "a*".repeat(9) + "b', output_format: out}");
        Files.writeString(source.resolve("a".repeat(200) + "1.in"), "1");

        assertThatThrownBy(() -> new PackageImport(directory.resolve("problems")).run(source))
                .isInstanceOf(ExchangeException.class)
                .hasMessageStartingWith("init.yml: the expression ")
                .hasMessageContaining("needs too many steps on a text of 204 characters");
    }
}
