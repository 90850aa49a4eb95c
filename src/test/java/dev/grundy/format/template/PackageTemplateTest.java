package dev.grundy.format.template;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Slug;
import dev.grundy.format.pack.FrontMatter;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.template.PackageTemplate.Naming;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PackageTemplateTest {
    private static final Path TEMPLATE = Path.of("src/main/resources/new-package");
    private static final UUID UUID_OF_IT = UUID.fromString("11111111-2222-4333-8444-555555555555");

    @TempDir
    Path problems;

    @Test
    void everyFileOfTheTemplateIsLaidOut() throws IOException {
        try (Stream<Path> files = Files.walk(TEMPLATE)) {
            assertThat(files.filter(Files::isRegularFile)
                            .map(file -> TEMPLATE.relativize(file).toString()))
                    .containsExactlyInAnyOrderElementsOf(PackageTemplate.FILES);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Two piles", "The \"last\" stone", "C:\\new: # - 'x'", "Ünïcode – ✓", "@uuid@"})
    void aTitleIsReadAsItWasGiven(String title) {
        Path directory = problems.resolve("ABC-001");
        new PackageTemplate("ABC-001", UUID_OF_IT, Optional.of(new Naming(new Slug("two-piles"), title)))
                .layOutIn(directory);
        PackageReading reading = new PackageReader().read(directory);
        assertThat(reading.faults()).isEmpty();
        FrontMatter matter = reading.orThrow().frontMatter();
        assertThat(matter.title()).isEqualTo(title);
        assertThat(matter.slug()).hasToString("two-piles");
        assertThat(reading.orThrow().metadata().names()).containsEntry("en", title);
    }

    @ParameterizedTest
    @ValueSource(strings = {"abc-001", "../ABC-001", "ABC", ""})
    void whatIsNoDisplayIdIsRefused(String id) {
        assertThatThrownBy(() -> new PackageTemplate(id, UUID_OF_IT, Optional.empty()))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
