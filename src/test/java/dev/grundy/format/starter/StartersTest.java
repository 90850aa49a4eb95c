package dev.grundy.format.starter;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StartersTest {
    private static final Language PYTHON = Languages.standard().find("python").orElseThrow();

    @TempDir
    Path directory;

    private Path root;

    @BeforeEach
    void aPackageWithoutStarters() throws IOException {
        root = directory.resolve("SUMS");
        write(
                "problem.yaml",
                "problem_format_version: 2025-09\nname: {en: Sums}\nuuid: 1b0ab3ee-2a1c-4a8b-9f5f-0d6b8a3f6a11\n"
                        .getBytes(StandardCharsets.UTF_8));
        for (String test : new String[] {"sample/1", "secret/1"}) {
            write("data/" + test + ".in", "1\n".getBytes(StandardCharsets.UTF_8));
            write("data/" + test + ".ans", "1\n".getBytes(StandardCharsets.UTF_8));
        }
    }

    @Test
    void aPackagesOwnGoesBeforeThatOfTheLanguage() throws IOException {
        assertThat(Starters.of(read(), PYTHON)).isEqualTo(PYTHON.starter()).contains("sys.stdin");
        write("attachments/starter.py", "print(int(input()))\n".getBytes(StandardCharsets.UTF_8));
        assertThat(Starters.of(read(), PYTHON)).isEqualTo("print(int(input()))\n");
        assertThat(Starters.own(read(), Languages.standard().find("cpp").orElseThrow()))
                .isEmpty();
    }

    @Test
    void anyExtensionOfTheLanguageWillDo() throws IOException {
        write("attachments/starter.py3", "print(3)\n".getBytes(StandardCharsets.UTF_8));
        assertThat(Starters.of(read(), PYTHON)).isEqualTo("print(3)\n");
    }

    @Test
    void whatNobodyCouldSendIsNotShown() throws IOException {
        for (byte[] bad : new byte[][] {
            {}, {(byte) 0xE9, '\n'}, {'a', 0, '\n'}, "#".repeat(70_000).getBytes(StandardCharsets.UTF_8)
        }) {
            write("attachments/starter.py", bad);
            assertThat(Starters.of(read(), PYTHON)).as(bad.length + " bytes").isEqualTo(PYTHON.starter());
        }
    }

    private ProblemPackage read() {
        return new PackageReader().read(root).orThrow();
    }

    private void write(String file, byte[] content) throws IOException {
        Files.createDirectories(root.resolve(file).getParent());
        Files.write(root.resolve(file), content);
    }
}
