package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nodes of two releases share one database: what the newer one published may hold keys and drawings that the older one does not know. */
class NewerReleasesTest {
    @TempDir
    Path directory;

    private Path root = Path.of("");

    @BeforeEach
    void copyAPackage() throws IOException {
        root = directory.resolve("GMT-002");
        FileTree.copy(Path.of("problems/GMT-002"), root);
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
            problem.yaml,                 '^',                             'sponsors: {}'
            problem.yaml,                 '^',                             'licence: none'
            practice.yaml,                '^',                             'freshest: [gen.cpp]'
            practice.yaml,                '^tiny:$',                       'tiny:%n  size: 3'
            practice.yaml,                '^  drawing: graph$',            '  drawing: maps'
            game/game.yaml,               '^',                             'answers: [winner]'
            submissions/submissions.yaml, '^wrong_answer/connected_only.cpp:$',  'wrong_answer/connected_only.cpp:%n  ideas: none'
            statement/problem.en.md,      '^slug:',                        'slugs: none%nslug:'
            """)
    void aKeyOrDrawingOfANewerReleaseIsNoHindranceInWhatItPublishedButAnAuthorsSlip(String file, String at, String with)
            throws IOException {
        ProblemPackage before = new PackageReader().read(root).orThrow();
        Path changed = root.resolve(file);
        String replacement = with.formatted().replace("$", "\\$") + (at.equals("^") ? "\n" : "");
        Files.writeString(changed, Files.readString(changed).replaceFirst("(?m)" + at, replacement));

        PackageReading published = PackageReader.ofPublished().read(root);

        assertThat(new PackageReader().read(root).errors()).hasSize(1);
        assertThat(published.faults()).hasSize(1).noneMatch(Fault::isError);
        assertThat(published.orThrow().tests().allCases())
                .hasSameSizeAs(before.tests().allCases());
    }

    @Test
    void whatMakesARightVerdictImpossibleIsAnErrorInWhatWasPublishedToo() throws IOException {
        Files.writeString(root.resolve("practice.yaml"), "tiny: [");

        assertThat(PackageReader.ofPublished().read(root).errors()).isNotEmpty();
    }
}
