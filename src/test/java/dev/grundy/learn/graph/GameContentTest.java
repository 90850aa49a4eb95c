package dev.grundy.learn.graph;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameContentTest {
    private static final InstanceName MADE = new InstanceName.Made(2, 7);
    private static final InstanceName SAMPLE = new InstanceName.Sample(1);

    @TempDir
    Path directory;

    private Path root;
    private ContentHash made;
    private ContentHash given;

    @BeforeEach
    void aPackage() throws IOException {
        root = directory.resolve("GMT-001");
        FileTree.copy(Path.of("problems/GMT-001"), root);
        made = made();
        given = given("1\n2\n");
    }

    @ParameterizedTest
    @CsvSource({
        "statement/problem.en.md, 'title: ', 'title: More '",
        "game/game.yaml, piles of at most, heaps of at most",
        "practice.yaml, 2 10 {seed}, 2 11 {seed}",
        "practice.yaml, Take pencil, Take a pencil"
    })
    void whatNoGraphFollowsFromChangesNothing(String file, String from, String to) throws IOException {
        change(file, from, to);
        assertThat(made()).isEqualTo(made);
        assertThat(given("1\n2\n")).isEqualTo(given);
    }

    @ParameterizedTest
    @CsvSource({
        "game/rules.cpp, '{1, 3, 4}', '{1, 3}'",
        "game/state_graph.h, too-large, too-small",
        "problem.yaml, 't_max: 100000', 't_max: 99999'"
    })
    void rulesValidatorsAndConstantsChangeAll(String file, String from, String to) throws IOException {
        change(file, from, to);
        assertThat(made()).isNotEqualTo(made);
        assertThat(given("1\n2\n")).isNotEqualTo(given);
    }

    @ParameterizedTest
    @CsvSource({"practice.yaml, 'gen.cpp by-hand {seed}', 'gen.cpp by-hand 1{seed}'", "generators/gen.cpp, '//', '// '"
    })
    void theGeneratorAndItsCallChangeWhatItMakes(String file, String from, String to) throws IOException {
        change(file, from, to);
        assertThat(made()).isNotEqualTo(made);
        assertThat(given("1\n2\n")).isEqualTo(given);
    }

    @Test
    void everyInstanceHasAnotherAndTheSameInputTheSame() {
        GameContent content = content();
        assertThat(content.of(new InstanceName.Made(2, 8), Optional.empty())).isNotEqualTo(made);
        assertThat(content.of(new InstanceName.Made(3, 7), Optional.empty())).isNotEqualTo(made);
        assertThat(given("1\n3\n")).isNotEqualTo(given);
        assertThat(content.of(InstanceName.Own.of("1\n2\n"), Optional.of("1\n2\n")))
                .isEqualTo(given);
    }

    private void change(String file, String from, String to) throws IOException {
        Path changed = root.resolve(file);
        String text = Files.readString(changed);
        assertThat(text).contains(from);
        Files.writeString(changed, text.replace(from, to));
    }

    private ContentHash made() {
        return content().of(MADE, Optional.empty());
    }

    private ContentHash given(String input) {
        return content().of(SAMPLE, Optional.of(input));
    }

    private GameContent content() {
        return GameContent.of(new PackageReader().read(root).orThrow());
    }
}
