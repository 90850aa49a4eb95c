package dev.grundy.app.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.exchange.Imported;
import dev.grundy.format.exchange.PackageImport;
import dev.grundy.format.read.PackageReader;
import dev.grundy.format.read.tree.Archive;
import dev.grundy.format.template.PackageTemplate;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.judge.workshop.CompilesInCell;
import dev.grundy.studio.verify.Verification;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import dev.grundy.studio.verify.outcome.VerifyText;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Documents become packages, and these are proved once their author has written what is missing. */
@Tag("sandbox")
class ImportWriteUpTest {
    private static final Path DOCUMENTS = Path.of("src/test/resources/writeup/documents");
    private static final Path BLOCKING_TOKENS = Path.of("problems/GMT-011");
    private static final String MARKED_LINE = "(?m)[ \\t]*#? ?WRITE-ME.*$";

    /** Enough to show that every check runs; the packages of this repository are proved with the usual number. */
    private static final VerifyOptions FEW = new VerifyOptions(2, 10);

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    @TempDir
    Path problems;

    private Imported imported(Path document) {
        return new PackageImport(problems, Archive.Limits.USUAL, new CompilesInCell(JUDGE.workshop())).run(document);
    }

    private static VerifyReport verified(Path directory) {
        return new Verification(JUDGE.workshop(), FEW, VerifyProgress.SILENT)
                .verify(new PackageReader().read(directory));
    }

    @Test
    void aDocumentWithProgramsIsProvedOnceTheRestIsWritten() throws IOException {
        Imported imported = imported(DOCUMENTS.resolve("ABC-201-jars-on-a-shelf.md"));
        Path root = imported.directory();

        assertThat(imported.reading().faults()).isEmpty();
        assertThat(imported.report().orElseThrow().taken())
                .filteredOn(line -> line.endsWith("it compiles"))
                .hasSize(4);
        assertThat(root).isEqualTo(problems.resolve("ABC-201"));

        writeTexts(root);
        replace(root.resolve("problem.yaml"), "limits: .*", "$0\nconstants: {t_max: 100, n_max: 100000}");
        new PackageTemplate("ABC-201", UUID.randomUUID(), Optional.empty())
                .files()
                .forEach((path, text) -> {
                    if (path.matches(
                            "generators/gen.cpp|input_validators/.*|data/.*|submissions/wrong_answer/parity.py")) {
                        write(root.resolve(path), text.replace("WRITE-ME", ""));
                    }
                });
        replace(root.resolve("generators/generators.yaml"), "- first: gen.cpp first \\{seed}", """
                - none: {in: "1\\\\n0\\\\n"}
                      - range: gen.cpp range 0 {{t_max}}
                      - random: {generate: "gen.cpp random {{t_max}} {{n_max}} {seed}", count: 3}""");

        VerifyReport report = verified(root);
        assertThat(report.isGreen()).as(VerifyText.of(report)).isTrue();
    }

    @Test
    void aDocumentWithoutProgramsIsProvedOnceTheRestIsWritten() throws IOException {
        Imported imported = imported(DOCUMENTS.resolve("ABC-202-two-boats.md"));
        Path root = imported.directory();
        assertThat(imported.reading().faults()).isEmpty();

        writeTexts(root);
        replace(root.resolve("problem.yaml"), "limits: .*", "$0\nconstants: {n_max: 100, m_max: 2000}");
        for (String path : List.of(
                "generators/gen.cpp",
                "input_validators",
                "data",
                "submissions/accepted/solution.cpp",
                "submissions/accepted/recursive.cpp",
                "submissions/wrong_answer/ignores_blocking.java")) {
            copy(path, root);
        }
        Path tests = root.resolve("generators/generators.yaml");
        replace(tests, "WRITE-ME as programs print it", "First");
        replace(tests, "- first: gen.cpp first \\{seed}", """
                - random-four: {generate: "gen.cpp random 4 5 {seed}", count: 6}
                      - random-nine: {generate: "gen.cpp random 9 18 {seed}", count: 6}
                      - padded: {generate: "gen.cpp padded {{n_max}} {{m_max}} {seed}", count: 3}
                      - random: {generate: "gen.cpp random {{n_max}} {{m_max}} {seed}", count: 3}
                      - random-thin: {generate: "gen.cpp random {{n_max}} 250 {seed}", count: 4}""");

        VerifyReport report = verified(root);
        assertThat(report.isGreen()).as(VerifyText.of(report)).isTrue();
    }

    @Test
    void verifyNamesWhatIsLeftToWrite() {
        VerifyReport report =
                verified(imported(DOCUMENTS.resolve("ABC-202-two-boats.md")).directory());

        assertThat(report.of(Check.NOTHING_LEFT_TO_WRITE).status()).isEqualTo(Status.ERROR);
        assertThat(report.of(Check.NOTHING_LEFT_TO_WRITE).findings())
                .extracting(Object::toString)
                .anyMatch(finding -> finding.contains("generators/gen.cpp:1: WRITE-ME the families of inputs"))
                .anyMatch(finding -> finding.contains("input_validators/validate/validate.cpp:1: WRITE-ME"))
                .anyMatch(finding -> finding.contains("statement/problem.en.md") && finding.contains("the picture"));
    }

    @Test
    void aProgramThatDoesNotCompileIsToldWithWhatTheCompilerSays() throws IOException {
        Path document = problems.resolve("broken.md");
        String text = Files.readString(DOCUMENTS.resolve("ABC-201-jars-on-a-shelf.md"));
        Files.writeString(document, text.replace("const int rest", "const integer rest"));
        Imported imported = imported(document);

        assertThat(imported.directory().resolve("submissions/accepted/solution.cpp"))
                .doesNotExist();
        assertThat(imported.directory().resolve("attachments/original/solution.cpp"))
                .content()
                .contains("const integer rest");
        assertThat(imported.report().orElseThrow().missing())
                .anyMatch(line -> line.contains("a C++ program that compiles") && line.contains("integer"));
        assertThat(imported.reading().orThrow().reference())
                .map(reference -> reference.path())
                .contains("accepted/solution.java");
    }

    /** Stands for the author: every marked place of the texts and YAML files gets some words, or loses its remark. */
    private static void writeTexts(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(path ->
                            path.toString().endsWith(".md") && !path.toString().contains("original"))
                    .toList()) {
                replace(file, "WRITE-ME", "Here stands");
            }
        }
        replace(root.resolve("problem.yaml"), "WRITE-ME your name", "The author");
        replace(root.resolve("problem.yaml"), MARKED_LINE, "");
        replace(root.resolve("generators/generators.yaml"), "(?m)[ \\t]*# WRITE-ME.*$", "");
    }

    private static void replace(Path file, String pattern, String replacement) throws IOException {
        Files.writeString(file, Files.readString(file).replaceAll(pattern, replacement));
    }

    private static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void copy(String path, Path root) throws IOException {
        Path source = BLOCKING_TOKENS.resolve(path);
        Path target = root.resolve(path);
        if (Files.isDirectory(source)) {
            if (Files.exists(target)) {
                FileTree.delete(target);
            }
            FileTree.copy(source, target);
        } else {
            write(target, Files.readString(source));
        }
    }
}
