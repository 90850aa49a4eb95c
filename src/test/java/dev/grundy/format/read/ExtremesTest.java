package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.test.TestCase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Holds our packages to {@code src/test/resources/extremes.yaml}: what may be at most is reached by a test of that name. */
class ExtremesTest {
    private static final Path PROBLEMS = Path.of("problems");

    @Test
    void everyProblemSaysWhatItsConstraintsAllowAtMost() throws IOException {
        assertThat(extremes().keySet())
                .containsExactlyElementsOf(PackageReader.packagesIn(PROBLEMS).stream()
                        .map(directory -> directory.getFileName().toString())
                        .toList());
    }

    @TestFactory
    Stream<DynamicTest> isReachedByATestOfThatName() throws IOException {
        return extremes().entrySet().stream()
                .map(problem -> DynamicTest.dynamicTest(problem.getKey(), () -> {
                    List<String> tests = names(problem.getKey());
                    assertThat(problem.getValue()).isNotEmpty();
                    assertThat(problem.getValue())
                            .allSatisfy(
                                    (what, test) -> assertThat(tests).as(what).contains(test));
                }));
    }

    /** Without the number that puts a generated test into its place. */
    private static List<String> names(String problem) {
        return new PackageReader()
                .read(PROBLEMS.resolve(problem)).orThrow().tests().allCases().stream()
                        .map(TestCase::name)
                        .map(name -> name.replaceFirst("^[a-z]+/(\\d+-)?", "").replaceFirst("-\\d$", ""))
                        .toList();
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Map<String, String>> extremes() throws IOException {
        return (Map<String, Map<String, String>>)
                new Load(LoadSettings.builder().build())
                        .loadFromString(Files.readString(Path.of("src/test/resources/extremes.yaml")));
    }
}
