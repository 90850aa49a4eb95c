package dev.grundy.judge.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.language.Availability;
import dev.grundy.format.language.Language;
import dev.grundy.format.language.ToolSearch;
import dev.grundy.judge.host.ResultCache;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox") // Runs a language's self-test in a cell.
class ToolchainsTest {
    private static TestWorkshop shop;

    @TempDir
    private Path directory;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @Test
    void aLanguageWhoseToolIsInstalledLaterWorksWhenItIsTriedAnew() throws IOException {
        Path home = directory.resolve("jdk");
        Language java = shop.language("java");
        Toolchains toolchains = new Toolchains(
                shop.workshop.toolchains().languages(),
                new ToolSearch(List.of(), List.of(home)),
                shop.workshop.cells(),
                shop.workshop.compiler(),
                new ResultCache(directory.resolve("results")));
        assertThat(toolchains.of(java)).isInstanceOf(Availability.Absent.class);

        Files.createSymbolicLink(
                home, shop.toolchain("java").tool("java").getParent().getParent());
        toolchains.forgetAbsent();

        assertThat(toolchains.of(java)).isInstanceOf(Availability.Present.class);
        assertThat(toolchains.version(java)).startsWith("javac ");
    }
}
