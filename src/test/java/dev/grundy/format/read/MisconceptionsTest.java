package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.exchange.PackageImport;
import dev.grundy.format.exchange.export.ExportFormat;
import dev.grundy.format.exchange.export.PackageExport;
import dev.grundy.format.exchange.export.TestMaker;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.Misconception;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Wording;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.render.StatementRenderer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;

/** The ideas of wrong programs in submissions.yaml, on a copy of the fixture {@code ours}. */
class MisconceptionsTest {
    static final List<ProblemPackage> PROBLEMS = new PackageReader()
            .readAll(Path.of("problems")).stream().map(PackageReading::orThrow).toList();

    static final List<ProblemPackage> WHERE_IDEAS_ARE_TOLD =
            PROBLEMS.stream().filter(problem -> !problem.type().interactive()).toList();

    @TempDir
    Path directory;

    private Path problem = Path.of("");

    @BeforeEach
    void copyThePackage() throws IOException {
        problem = directory.resolve("ours");
        Path fixture = Fixtures.fixture("ours");
        try (Stream<Path> files = Files.walk(fixture)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = problem.resolve(fixture.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target);
            }
        }
    }

    private PackageReading read(String yaml) {
        try {
            Files.writeString(problem.resolve("submissions/submissions.yaml"), yaml);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return new PackageReader().read(problem);
    }

    private static Optional<Misconception> difference(ProblemPackage problem) {
        return problem.submissions().stream()
                .filter(submission -> submission.path().equals("wrong_answer/difference.py"))
                .findFirst()
                .orElseThrow()
                .misconception();
    }

    private static final String TWO_LANGUAGES = """
            wrong_answer/difference.py:
              idea: {en: subtracts, de: subtrahiert}
              editorial: section-proof
            """;

    @Test
    void aWrongProgramSaysItsIdeaInBothLanguagesAndWhereItIsExplained() {
        assertThat(difference(read(TWO_LANGUAGES).orThrow()))
                .contains(new Misconception(new Wording("subtracts", "subtrahiert"), Optional.of("section-proof")));
    }

    @Test
    void onePlaceMayBeNamedForAllAndAnotherForOne() {
        String forAll = "  editorial: section-proof\n";
        assertThat(difference(read("wrong_answer/*:\n" + forAll + "wrong_answer/difference.py:\n  idea: subtracts\n")
                        .orThrow()))
                .contains(new Misconception(Wording.of("subtracts"), Optional.of("section-proof")));
        String forOne = "wrong_answer/difference.py:\n  idea: subtracts\n  editorial: point-minus\n";
        for (String yaml : List.of(forOne + "wrong_answer/*:\n" + forAll, "wrong_answer/*:\n" + forAll + forOne)) {
            assertThat(difference(read(yaml).orThrow()))
                    .contains(new Misconception(Wording.of("subtracts"), Optional.of("point-minus")));
        }
    }

    @Test
    void withoutAnIdeaThereIsNoneAndAParagraphAloneSaysNothing() {
        assertThat(difference(new PackageReader().read(problem).orThrow())).isEmpty();
        assertThat(difference(
                        read("wrong_answer/*:\n  editorial: section-proof\n").orThrow()))
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            idea: {en: subtracts}                         | wrong_answer/difference.py.idea is a map
            idea: {en: subtracts, de: minus, fr: moins}   | unknown key 'wrong_answer/difference.py.idea.fr'
            idea: [subtracts]                             | wrong_answer/difference.py.idea is [subtracts]
            idea: ''                                      | wrong_answer/difference.py.idea is
            ideas: subtracts                              | unknown key 'wrong_answer/difference.py.ideas'
            editorial: '#section proof'                   | wrong_answer/difference.py.editorial is
            editorial: 'javascript:alert(1)'              | wrong_answer/difference.py.editorial is
            """)
    void whatIsNoIdeaIsAFaultWithItsLine(String line, String found) {
        List<Fault> faults =
                read("wrong_answer/difference.py:\n  " + line + "\n").faults();
        assertThat(faults).anySatisfy(fault -> {
            assertThat(fault.line()).hasValue(2);
            assertThat(fault.found()).startsWith(found);
        });
    }

    @Test
    void anAcceptedProgramHasNoWrongIdea() {
        assertThat(read("'*/*.py':\n  idea: subtracts\n").faults())
                .anySatisfy(fault ->
                        assertThat(fault.found()).isEqualTo("'*/*.py' gives accepted/solution.py a wrong idea"));
    }

    @Test
    void anExportedPackageStillSaysTheIdeas() throws IOException {
        ProblemPackage before = read(TWO_LANGUAGES).orThrow();
        Path archive = new PackageExport(new NoTests())
                .run(before, ExportFormat.ICPC_2025_09, directory.resolve("ours.zip"))
                .archive();
        forgetTheOriginal(archive);
        assertThat(difference(new PackageImport(directory.resolve("problems"))
                        .run(archive)
                        .reading()
                        .orThrow()))
                .isEqualTo(difference(before))
                .isPresent();
    }

    @ParameterizedTest
    @FieldSource("PROBLEMS")
    void eachWrongProgramOfOursSaysItsIdeaInBothLanguages(ProblemPackage problem) {
        Map<String, String> german = new HashMap<>();
        assertThat(problem.submissions())
                .filteredOn(submission -> submission.folder().equals("wrong_answer"))
                .isNotEmpty()
                .allSatisfy(submission -> {
                    Wording idea = idea(submission);
                    assertThat(idea.english()).isNotEqualTo(idea.german()).doesNotEndWith(".");
                    assertThat(german.computeIfAbsent(idea.english(), english -> idea.german()))
                            .as("one idea, one translation")
                            .isEqualTo(idea.german());
                });
    }

    @ParameterizedTest
    @FieldSource("PROBLEMS")
    void eachPlaceThatOursNameIsInTheEditorial(ProblemPackage problem) {
        Map<String, Set<String>> ids = problem.editorials().stream()
                .collect(Collectors.toMap(
                        editorial -> editorial.language(),
                        editorial -> StatementRenderer.editorial(problem, editorial, "/")
                                .anchors()));
        assertThat(problem.submissions().stream()
                        .flatMap(submission -> submission.misconception().flatMap(Misconception::anchor).stream()))
                .isNotEmpty()
                .allSatisfy(anchor -> assertThat(ids.values())
                        .allSatisfy(known -> assertThat(known).contains(anchor)));
    }

    /** A solver who is told an idea is led to its explanation. */
    @ParameterizedTest
    @FieldSource("WHERE_IDEAS_ARE_TOLD")
    void eachIdeaOfOursThatCanBeToldLeadsToAPoint(ProblemPackage problem) {
        assertThat(problem.submissions())
                .filteredOn(submission -> submission.misconception().isPresent())
                .filteredOn(submission -> !anchor(submission).startsWith("point-"))
                .as(problem.frontMatter().displayId())
                .extracting(submission -> submission.path() + " leads to '" + anchor(submission) + "'")
                .isEmpty();
    }

    @ParameterizedTest
    @FieldSource("PROBLEMS")
    void oneIdeaOfOursIsExplainedAtOnePlace(ProblemPackage problem) {
        Map<Wording, String> places = new HashMap<>();
        problem.submissions().stream()
                .filter(submission -> submission.misconception().isPresent())
                .forEach(submission -> assertThat(places.computeIfAbsent(idea(submission), first -> anchor(submission)))
                        .as(submission.path())
                        .isEqualTo(anchor(submission)));
    }

    private static String anchor(PackageSubmission submission) {
        return submission.misconception().flatMap(Misconception::anchor).orElse("");
    }

    private static Wording idea(PackageSubmission submission) {
        return submission
                .misconception()
                .orElseThrow(() -> new AssertionError(submission.path()))
                .idea();
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

    private static final class NoTests implements TestMaker {
        @Override
        public byte[] input(InputSource.Generated input) {
            return (input.call().command() + "\n").getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public byte[] answer(TestCase test) {
            return "0\n".getBytes(StandardCharsets.UTF_8);
        }
    }
}
