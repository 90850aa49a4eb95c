package dev.grundy.problem.exchange;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.problem.Bombs;
import dev.grundy.problem.Bombs.Bomb;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
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
}
