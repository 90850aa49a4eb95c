package dev.grundy.format.exchange.export;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.exchange.PackageImport;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.read.PackageReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PackageExportTest {
    private static final TestMaker MADE = new TestMaker() {
        @Override
        public byte[] input(InputSource.Generated input) {
            return (input.call().command() + "\n").getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public byte[] answer(TestCase test) {
            return ("answer of " + test.name() + "\n").getBytes(StandardCharsets.UTF_8);
        }
    };

    @TempDir
    Path directory;

    private static ProblemPackage read(String fixture) {
        return new PackageReader()
                .read(Path.of("src/test/resources/packages").resolve(fixture))
                .orThrow();
    }

    private Exported export(ProblemPackage problem, ExportFormat format) {
        return new PackageExport(MADE).run(problem, format, directory.resolve(problem.name() + ".zip"));
    }

    private ProblemPackage imported(Path archive) {
        return new PackageImport(directory.resolve("problems"))
                .run(archive)
                .reading()
                .orThrow();
    }

    private static void forgetTheOriginal(Path archive) throws IOException {
        try (FileSystem zip = FileSystems.newFileSystem(archive);
                var files = Files.walk(zip.getPath("/"))) {
            for (Path file : files.filter(path -> path.toString().contains(".grundy/original.zip"))
                    .toList()) {
                Files.delete(file);
            }
        }
    }

    private static Map<String, String> contents(ProblemPackage problem) {
        Map<String, String> contents = new TreeMap<>();
        for (TestCase test : problem.tests().allCases()) {
            String input = switch (test.input()) {
                case InputSource.Given given -> given.file().text();
                case InputSource.Generated generated -> new String(MADE.input(generated), StandardCharsets.UTF_8);
            };
            String answer = test.answer() instanceof AnswerSource.Given given
                    ? given.file().text()
                    : new String(MADE.answer(test), StandardCharsets.UTF_8);
            contents.put(test.name(), input + answer);
        }
        return contents;
    }

    private static List<String> paths(ProblemPackage problem) {
        return problem.submissions().stream().map(PackageSubmission::path).toList();
    }

    @ParameterizedTest
    @CsvSource({
        "ours, ICPC_2025_09", "ours, LEGACY", "ours, POLYGON", "legacy-scoring, ICPC_2025_09", "legacy-scoring, LEGACY",
        "legacy-scoring, POLYGON", "draft, ICPC_2025_09", "draft, LEGACY", "draft, POLYGON", "scoring, ICPC_2025_09",
        "scoring, LEGACY", "scoring, POLYGON"
    })
    void importedAgainItIsTheSameProblem(String fixture, ExportFormat format) {
        ProblemPackage problem = read(fixture);

        ProblemPackage again = imported(export(problem, format).archive());

        assertThat(again.hash()).isEqualTo(problem.hash());
        assertThat(again.name()).isEqualTo(problem.name());
    }

    @ParameterizedTest
    @CsvSource({
        "ours, ICPC_2025_09",
        "ours, LEGACY",
        "legacy-scoring, ICPC_2025_09",
        "legacy-scoring, LEGACY",
        "draft, ICPC_2025_09",
        "draft, LEGACY",
        "scoring, ICPC_2025_09",
        "scoring, LEGACY"
    })
    void theArchiveByItselfHasTheSameTestsAndSubmissions(String fixture, ExportFormat format) throws IOException {
        ProblemPackage problem = read(fixture);
        Exported exported = export(problem, format);
        forgetTheOriginal(exported.archive());

        ProblemPackage again = imported(exported.archive());

        assertThat(contents(again)).isEqualTo(contents(problem));
        assertThat(paths(again)).containsAll(paths(problem));
        assertThat(again.limits().cpuTime()).isEqualTo(problem.limits().cpuTime());
        assertThat(again.limits().memory()).isEqualTo(problem.limits().memory());
        assertThat(again.type().scoring()).isEqualTo(problem.type().scoring());
        assertThat(again.type().interactive()).isEqualTo(problem.type().interactive());
        assertThat(again.tests().secrets().getFirst().settings().outputValidatorArgs())
                .isEqualTo(problem.tests().secrets().getFirst().settings().outputValidatorArgs());
    }

    @Test
    void aPolygonArchiveByItselfHasEveryTestAndSolution() throws IOException {
        ProblemPackage problem = read("scoring");
        Exported exported = export(problem, ExportFormat.POLYGON);
        forgetTheOriginal(exported.archive());

        ProblemPackage again = imported(exported.archive());

        assertThat(again.tests().secrets().size())
                .isEqualTo(problem.tests().allCases().size());
        assertThat(again.submissions()).hasSameSizeAs(problem.submissions());
        assertThat(exported.losses()).anyMatch(loss -> loss.contains("42 and 43"));
    }

    @Test
    void anArchiveThatWasChangedIsImportedAsItIsNow() throws IOException {
        Exported exported = export(read("ours"), ExportFormat.ICPC_2025_09);
        try (FileSystem zip = FileSystems.newFileSystem(exported.archive())) {
            Files.writeString(zip.getPath("/ours/data/secret/hand.ans"), "changed\n");
        }

        assertThat(contents(imported(exported.archive()))).containsEntry("secret/hand", "0 0\nchanged\n");
    }

    @Test
    void whatOthersWillNotSeeIsListed() {
        assertThat(export(read("ours"), ExportFormat.ICPC_2025_09).losses())
                .anyMatch(loss -> loss.contains("front matter"))
                .anyMatch(loss -> loss.contains("practice.yaml"));
        assertThat(export(read("ours"), ExportFormat.LEGACY).losses()).anyMatch(loss -> loss.contains("markdown"));
    }

    @Test
    void constantsAreFilledInWhereTheFormatHasNone() throws IOException {
        Exported exported = export(read("ours"), ExportFormat.LEGACY);

        try (FileSystem zip = FileSystems.newFileSystem(exported.archive())) {
            assertThat(Files.readString(zip.getPath("/ours/problem_statement/problem.en.md")))
                    .startsWith("## Problem")
                    .contains("at most 1000");
            assertThat(Files.readString(zip.getPath("/ours/.timelimit"))).isEqualTo("1.5\n");
        }
    }
}
