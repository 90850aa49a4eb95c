package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Versions that differ in texts only judge alike; those that differ in anything a verdict depends on do not. */
class JudgedContentTest {
    @TempDir
    Path directory;

    private Path root;
    private ContentHash before;

    @BeforeEach
    void aProblem() throws IOException {
        root = directory.resolve("GMT-001");
        FileTree.copy(Path.of("problems/GMT-001"), root);
        before = judged();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "statement/problem.en.md",
                "solution/solution.en.md",
                "attachments/starter.cpp",
                "game/rules.cpp",
                "submissions/wrong_answer/parity.js",
                "submissions/accepted/solution.py",
                "data/invalid_input/empty.in",
                "generators/hashes.json"
            })
    void whatNoVerdictDependsOnMayDiffer(String file) throws IOException {
        append(file, "\n");
        assertThat(judged()).isEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "generators/generators.yaml",
                "generators/gen.cpp",
                "input_validators/validate/validate.cpp",
                "submissions/accepted/solution.cpp"
            })
    void whatMakesAndAnswersTestsCounts(String file) throws IOException {
        append(file, "\n");
        assertThat(judged()).isNotEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource({
        "problem.yaml, Stones 1-3-4, Stones and stones, true",
        "problem.yaml, periodicity, period, true",
        "problem.yaml, 'type: pass-fail', 'type:   pass-fail # as ever', true",
        "problem.yaml, 'time_limit: 4.0', 'time_limit: 2.0', false",
        "problem.yaml, 'memory: 256', 'memory: 512', false",
        "problem.yaml, 't_max: 100000', 't_max: 100001', false",
        "practice.yaml, Take pencil and paper, Take a sheet, true",
        "practice.yaml, 'tiny {size} {seed}', 'small {size} {seed}', true",
        "practice.yaml, random 20 40 {seed}, random 20 50 {seed}, false"
    })
    void ofSettingsThoseCountThatJudge(String file, String old, String now, boolean alike) throws IOException {
        Path path = root.resolve(file);
        String text = Files.readString(path);
        assertThat(text).contains(old);
        Files.writeString(path, text.replace(old, now));
        assertThat(judged().equals(before)).isEqualTo(alike);
    }

    @Test
    void aTranslationAndAPictureMayBeAdded() throws IOException {
        Files.copy(root.resolve("statement/problem.en.md"), root.resolve("statement/problem.de.md"));
        Files.copy(root.resolve("statement/real-world-scenario.svg"), root.resolve("solution/another.svg"));
        Path settings = root.resolve("problem.yaml");
        Files.writeString(settings, Files.readString(settings).replace("name: {en:", "name: {de: Steine, en:"));
        assertThat(judged()).isEqualTo(before);
    }

    @Test
    void aTestThatIsAddedCounts() throws IOException {
        Files.createDirectories(root.resolve("data/secret"));
        Files.writeString(root.resolve("data/secret/extra.in"), "1\n1\n");
        Files.writeString(root.resolve("data/secret/extra.ans"), "First\n");
        assertThat(judged()).isNotEqualTo(before);
    }

    @Test
    void whereThePackageLiesDoesNotMatter() throws IOException {
        Path elsewhere = directory.resolve("elsewhere/other-name");
        Files.createDirectories(elsewhere.getParent());
        FileTree.copy(root, elsewhere);
        assertThat(new PackageReader().read(elsewhere).problem().orElseThrow().judgedContent())
                .isEqualTo(before);
    }

    private void append(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.writeString(path, Files.readString(path) + text);
    }

    private ContentHash judged() {
        return new PackageReader().read(root).problem().orElseThrow().judgedContent();
    }
}
