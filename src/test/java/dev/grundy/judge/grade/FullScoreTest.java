package dev.grundy.judge.grade;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FullScoreTest {
    private static final Path RESOURCES = Path.of("src/test/resources");

    @Test
    void aProblemWithoutScoresHasNone() {
        assertThat(FullScore.of(read(RESOURCES.resolve("judging/sum/package")))).isEmpty();
    }

    @Test
    void theScoresOfGroupsAreSummedUp() {
        assertThat(FullScore.of(read(RESOURCES.resolve("packages/scoring")))).hasValue(100);
    }

    @Test
    void aRangeOfTheLegacyFormatEndsAtTheFullScore() {
        assertThat(FullScore.of(read(RESOURCES.resolve("packages/legacy-scoring"))))
                .hasValue(100);
    }

    /** Two tests of the first group, one of the second; the sample does not count. */
    @ParameterizedTest
    @CsvSource({
        "'grader_flags: ignore_sample', 'accept_score: 10', 30",
        "'grader_flags: ignore_sample', 'accept_score: 10\ngrader_flags: min', 10",
        "'grader_flags: ignore_sample max', 'accept_score: 10\ngrader_flags: max', 10",
        "'grading: custom', 'accept_score: 10', ",
    })
    void withoutARangeTheFullScoreFollowsFromTheTests(String all, String secret, Double full, @TempDir Path directory)
            throws IOException {
        Path root = directory.resolve("package");
        FileTree.copy(RESOURCES.resolve("judging/legacy-points/package"), root);
        Files.delete(root.resolve("data/secret/1/testdata.yaml"));
        Files.delete(root.resolve("data/secret/2/testdata.yaml"));
        Files.writeString(root.resolve("data/testdata.yaml"), all + "\non_reject: continue\n");
        Files.writeString(root.resolve("data/secret/testdata.yaml"), secret + "\n");
        if (full == null) {
            assertThat(FullScore.of(read(root))).isEmpty();
        } else {
            assertThat(FullScore.of(read(root))).hasValue(full);
        }
    }

    private static ProblemPackage read(Path root) {
        return new PackageReader().read(root).orThrow();
    }
}
