package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.read.PackageReader;
import dev.grundy.testsupport.Together;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * Judges every submission below {@code src/test/resources/judging/<package>/<case>/} and compares with its
 * {@code expect.yaml}. That has {@code verdict}, and perhaps {@code score}, {@code tests} (name to verdict, complete and in
 * order), {@code message} (of the first failure), {@code compile} and {@code trouble} (texts in it).
 */
@Tag("sandbox")
class JudgingOracleTest {
    private static final Path CASES = Path.of("src/test/resources/judging");
    private static final String EXPECTATION = "expect.yaml";
    private static final long SEED = 1;

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TempDir
    static Path directory;

    @TestFactory
    Stream<DynamicTest> givesTheExpectedVerdict() throws IOException {
        String only = System.getProperty("oracle", "");
        List<Path> oracles = directories(CASES).stream()
                .flatMap(problem -> cases(problem).stream())
                .filter(oracle -> oracle.toString().contains(only))
                .toList();
        return Together.tests(oracles, oracle -> CASES.relativize(oracle).toString(), JudgingOracleTest::check);
    }

    private static void check(Path oracle) throws IOException {
        ProblemPackage problem =
                new PackageReader().read(oracle.resolveSibling("package")).orThrow();
        Map<?, ?> expected = (Map<?, ?>)
                new Load(LoadSettings.builder().build()).loadFromString(Files.readString(oracle.resolve(EXPECTATION)));
        JudgeReport report =
                JUDGE.local().judge(problem, source(oracle), Optional.empty(), SEED, JudgingListener.SILENT);

        assertThat(report.verdict())
                .as(report.toJson())
                .isEqualTo(Verdict.valueOf(expected.get("verdict").toString()));
        if (expected.get("score") != null) {
            assertThat(report.score())
                    .isEqualTo(Double.parseDouble(expected.get("score").toString()));
        }
        if (expected.get("tests") instanceof Map<?, ?> tests) {
            Map<String, String> found = new LinkedHashMap<>();
            report.tests().forEach(test -> found.put(test.name(), test.verdict().name()));
            assertThat(found).containsExactlyEntriesOf(texts(tests));
        }
        expectText(
                expected,
                "message",
                report.firstFailure() == null ? "" : report.firstFailure().message());
        expectText(expected, "compile", report.compile().output());
        expectText(expected, "trouble", String.valueOf(report.message()));
    }

    private static void expectText(Map<?, ?> expected, String key, String found) {
        if (expected.get(key) != null) {
            assertThat(found).as(key).contains(expected.get(key).toString());
        }
    }

    private static Map<String, String> texts(Map<?, ?> map) {
        Map<String, String> texts = new LinkedHashMap<>();
        map.forEach((key, value) -> texts.put(key.toString(), value.toString()));
        return texts;
    }

    /** The only file beside the expectation, or the directory without it. */
    private static Path source(Path oracle) throws IOException {
        List<Path> files = list(oracle).stream()
                .filter(file -> !file.endsWith(EXPECTATION))
                .toList();
        return files.size() == 1 ? files.getFirst() : copyWithoutExpectation(oracle);
    }

    private static Path copyWithoutExpectation(Path oracle) throws IOException {
        Path copy = Files.createDirectories(directory.resolve("sources").resolve(CASES.relativize(oracle)));
        try (Stream<Path> files = Files.walk(oracle)) {
            for (Path file : files.filter(Files::isRegularFile)
                    .filter(file -> !file.endsWith(EXPECTATION))
                    .toList()) {
                Path target = copy.resolve(oracle.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
        return copy;
    }

    private static List<Path> cases(Path problem) {
        try {
            return directories(problem).stream()
                    .filter(path -> Files.exists(path.resolve(EXPECTATION)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Path> directories(Path parent) throws IOException {
        return list(parent).stream().filter(Files::isDirectory).toList();
    }

    private static List<Path> list(Path parent) throws IOException {
        try (Stream<Path> paths = Files.list(parent)) {
            return paths.sorted().toList();
        }
    }
}
