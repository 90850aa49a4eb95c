package dev.grundy.format.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.Grading.Aggregation;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageImportTest {
    private static final Path SOURCES = Path.of("src/test/resources/exchange");
    private static final Path JARS = Path.of("src/test/resources/writeup/documents/ABC-201-jars-on-a-shelf.md");

    @TempDir
    Path directory;

    private Imported run(Path source) {
        return new PackageImport(directory.resolve("problems")).run(source);
    }

    private static List<String> tests(ProblemPackage problem) {
        return problem.tests().allCases().stream().map(TestCase::name).toList();
    }

    private static List<String> submissions(ProblemPackage problem) {
        return problem.submissions().stream().map(PackageSubmission::path).toList();
    }

    @Test
    void polygonPackage() throws IOException {
        Imported imported = run(SOURCES.resolve("polygon"));
        ProblemPackage problem = imported.reading().orThrow();

        assertThat(imported.format()).isEqualTo(SourceFormat.POLYGON);
        assertThat(problem.name()).isEqualTo("two-sums");
        assertThat(problem.frontMatter().title()).isEqualTo("Two \"Sums\"");
        assertThat(problem.limits().cpuTime()).contains(Duration.ofMillis(1500));
        assertThat(problem.limits().memory().mebibytes()).isEqualTo(256);
        assertThat(problem.statements().getFirst().body()).contains("\\section*{Input}\nTwo integers.");
        assertThat(tests(problem))
                .containsExactly("sample/1", "secret/g0/1", "secret/g1/2", "secret/g2/3", "secret/g2/4");
        assertThat(((InputSource.Given) problem.tests().samples().getFirst().input())
                        .file()
                        .text())
                .isEqualTo("1 2\n");
        InputSource.Generated made =
                (InputSource.Generated) problem.tests().secrets().get(2).input();
        assertThat(made.call().command()).isEqualTo("gen 5 seed");
        assertThat(submissions(problem))
                .containsExactly("accepted/main.cpp", "time_limit_exceeded_or_accepted/slow.py");
        assertThat(problem.reference()).map(PackageSubmission::path).contains("accepted/main.cpp");
    }

    private Path polygonWithoutSections() throws IOException {
        Path copy = directory.resolve("polygon");
        FileTree.copy(SOURCES.resolve("polygon"), copy);
        FileTree.delete(copy.resolve("statement-sections"));
        return Files.createDirectories(copy.resolve("statements/english"))
                .getParent()
                .getParent();
    }

    @Test
    void polygonKeepsTheStatementThatLiesInPropertiesAlone() throws IOException {
        Path source = polygonWithoutSections();
        Files.writeString(source.resolve("statements/english/problem-properties.json"), """
                {"name": "Two Sums", "legend": "Add $a$ and $b$.", "input": "Two integers.", "output": "Their sum.",
                 "notes": "", "scoring": null, "tutorial": "Use plus.", "sampleTests": []}
                """);
        ProblemPackage problem = run(source).reading().orThrow();
        assertThat(problem.frontMatter().title()).isEqualTo("Two \"Sums\"");
        assertThat(problem.statements().getFirst().body())
                .contains("Add $a$ and $b$.\n\n\\section*{Input}\nTwo integers.\n\n\\section*{Output}\nTheir sum.")
                .doesNotContain("Notes", "null");
    }

    @Test
    void polygonKeepsTheStatementThatIsTypesetAlone() throws IOException {
        Path source = polygonWithoutSections();
        Files.writeString(source.resolve("statements/english/problem.tex"), """
                \\begin{problem}{Two {\\it Sums}}{standard input}{standard output}{1 second}{256 megabytes}

                Add $a$ and $b$.

                \\InputFile
                Two integers.

                \\OutputFile
                Their sum.

                \\Examples

                \\begin{example}
                \\exmpfile{example.01}{example.01.a}%
                \\end{example}

                \\Note
                Sums may be negative.

                \\end{problem}
                """);
        ProblemPackage problem = run(source).reading().orThrow();
        assertThat(problem.frontMatter().title()).isEqualTo("Two \"Sums\"");
        assertThat(problem.statements().getFirst().body())
                .contains(
                        "Add $a$ and $b$.",
                        "\\section*{Input}\nTwo integers.",
                        "\\section*{Output}\nTheir sum.",
                        "\\section*{Notes}\nSums may be negative.")
                .doesNotContain("example", "megabytes");
    }

    @Test
    void polygonKeepsTheTitleWithoutAnyStatement() throws IOException {
        Imported imported = run(polygonWithoutSections());
        assertThat(imported.reading().orThrow().frontMatter().title()).isEqualTo("Two \"Sums\"");
        assertThat(imported.losses()).anyMatch(loss -> loss.startsWith("no statement could be carried over"));
    }

    @Test
    void polygonGroupsKeepTheirPointsAndDependencies() {
        TestGroup secret = run(SOURCES.resolve("polygon"))
                .reading()
                .orThrow()
                .tests()
                .root()
                .groups()
                .get(1);

        assertThat(secret.groups().get(1).grading())
                .isEqualTo(new Grading.Current(Aggregation.PASS_FAIL, Optional.of(40.0), List.of("secret/g0")));
        assertThat(secret.groups().get(2).grading())
                .isEqualTo(new Grading.Current(Aggregation.SUM, Optional.of(60.0), List.of()));
    }

    @Test
    void polygonTestsWithPointsOfTheirOwnAreGroupsOfOne() throws IOException {
        Path source = directory.resolve("apart");
        copy(SOURCES.resolve("polygon"), source);
        Path xml = source.resolve("problem.xml");
        Files.writeString(
                xml, Files.readString(xml).replaceAll(" group=\"\\d\"", "").replaceAll("(?s)<groups>.*</groups>", ""));
        TestGroup secret =
                run(source).reading().orThrow().tests().root().groups().get(1);

        assertThat(secret.groups())
                .extracting(TestGroup::name)
                .containsExactly("secret/t1", "secret/t2", "secret/t3", "secret/t4");
        assertThat(secret.groups().get(1).grading())
                .isEqualTo(new Grading.Current(Aggregation.PASS_FAIL, Optional.of(40.0), List.of()));
    }

    @Test
    void polygonProgramsSpeakTheFormatsProtocolThroughScripts() {
        Imported imported = run(SOURCES.resolve("polygon"));
        ProblemPackage problem = imported.reading().orThrow();
        OutputValidation.Custom checker =
                (OutputValidation.Custom) problem.programs().outputValidation();

        assertThat(checker.programs().getFirst().files().keySet()).containsExactly("build", "checker.cpp", "testlib.h");
        assertThat(checker.programs().getFirst().isExecutable("build")).isTrue();
        assertThat(problem.programs().inputValidators().getFirst().program().hasBuildScript())
                .isTrue();
    }

    @Test
    void whatHasNoPlaceIsListedAndKeptButNotShownToSolvers() {
        Imported imported = run(SOURCES.resolve("polygon"));

        assertThat(imported.losses())
                .anyMatch(loss -> loss.contains("klingon"))
                .anyMatch(loss -> loss.contains("old.cpp"));
        assertThat(imported.directory().resolve("attachments/original/solutions/old.cpp"))
                .exists();
        assertThat(imported.directory().resolve("attachments/original/scripts/doall.sh"))
                .exists();
        assertThat(imported.directory().resolve("attachments/original/files/check.cpp"))
                .doesNotExist();
        assertThat(imported.reading().orThrow().attachments()).isEmpty();
    }

    @Test
    void dmojData() throws IOException {
        Path source = Files.createDirectory(directory.resolve("sumtree"));
        Files.copy(SOURCES.resolve("dmoj/init.yml"), source.resolve("init.yml"));
        try (ZipWriter zip = new ZipWriter(source.resolve("data.zip"))) {
            for (String file : List.of("a.1.in", "a.1.out", "b.1.in", "b.1.out", "b.2.in", "b.2.out")) {
                zip.add(file, (file + "\r\n").getBytes(UTF_8), false);
            }
        }
        Imported imported = run(source);
        ProblemPackage problem = imported.reading().orThrow();

        assertThat(problem.name()).isEqualTo("sumtree");
        assertThat(tests(problem)).containsExactly("secret/g1/1", "secret/g2/1", "secret/g2/2");
        assertThat(problem.tests().root().groups().getFirst().groups().get(1).grading())
                .isEqualTo(new Grading.Current(Aggregation.PASS_FAIL, Optional.of(80.0), List.of("secret/g1")));
        assertThat(problem.tests().secrets().getFirst().settings().outputValidatorArgs())
                .containsExactly("case_sensitive", "float_tolerance", "1e-4");
        assertThat(imported.losses()).anyMatch(loss -> loss.contains("unbuffered"));
        assertThat(imported.directory().resolve("attachments/original/init.yml"))
                .content()
                .contains("unbuffered");
    }

    @Test
    void dmojCasesMayBePairedByTheirNames() throws IOException {
        Path source = Files.createDirectory(directory.resolve("pairs"));
        Files.writeString(source.resolve("init.yml"), "archive: data.zip\n");
        try (ZipWriter zip = new ZipWriter(source.resolve("data.zip"))) {
            for (String file : List.of("p.10.in", "p.10.out", "p.2.in", "p.2.out", "readme.txt")) {
                zip.add(file, (file + "\n").getBytes(UTF_8), false);
            }
        }
        ProblemPackage problem = run(source).reading().orThrow();

        assertThat(tests(problem)).containsExactly("secret/1", "secret/2");
        assertThat(((InputSource.Given) problem.tests().secrets().getFirst().input())
                        .file()
                        .text())
                .isEqualTo("p.2.in\n");
    }

    @Test
    void tomlIsReadWhole() throws IOException {
        Path source = directory.resolve("toml");
        copy(SOURCES.resolve("library-checker"), source);
        Files.writeString(source.resolve("info.toml"), """
                title = "A \\u002B B"
                timelimit = 2.0
                tests = [ # inline
                  {name = "example.in", number = 1}, {name = "random.cpp", number = 2},
                ]
                params.A_MAX = 1_000
                [[solutions]]
                name = "wrong.cpp"
                expect = \"""
                WA\"""
                """);
        ProblemPackage problem = run(source).reading().orThrow();

        assertThat(problem.frontMatter().title()).isEqualTo("A + B");
        assertThat(tests(problem)).containsExactly("sample/example_00", "secret/random_00", "secret/random_01");
        assertThat(submissions(problem)).containsExactly("accepted/correct.cpp", "other/wrong.cpp");
    }

    @Test
    void polygonsLineCheckerIsTakenFromItsSourceWhereThatIsThere() throws IOException {
        Path source = directory.resolve("lines");
        copy(SOURCES.resolve("polygon"), source);
        Path xml = source.resolve("problem.xml");
        Files.writeString(
                xml, Files.readString(xml).replace("checker name=\"check.cpp\"", "checker name=\"std::lcmp.cpp\""));
        assertThat(run(source).reading().orThrow().programs().outputValidation())
                .isInstanceOf(OutputValidation.Custom.class);

        Files.delete(source.resolve("files/check.cpp"));
        Files.move(directory.resolve("problems/two-sums"), directory.resolve("before"));
        Imported without = run(source);
        assertThat(without.reading().orThrow().programs().outputValidation())
                .isInstanceOf(OutputValidation.Default.class);
        assertThat(without.losses()).anyMatch(loss -> loss.contains("std::lcmp.cpp"));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Files.copy(file, to.resolve(from.relativize(file).toString()));
            }
        }
    }

    @Test
    void libraryCheckerSolutionsThatAreWrongAreNotTakenForAccepted() throws IOException {
        Path source = directory.resolve("old");
        copy(SOURCES.resolve("library-checker"), source);
        Path info = source.resolve("info.toml");
        Files.writeString(info, Files.readString(info).replaceAll("expect *= *\"WA\"", "wrong = true"));

        assertThat(submissions(run(source).reading().orThrow()))
                .containsExactly("accepted/correct.cpp", "other/wrong.cpp");
    }

    @Test
    void libraryCheckerProblem() {
        Imported imported = run(SOURCES.resolve("library-checker"));
        ProblemPackage problem = imported.reading().orThrow();

        assertThat(problem.frontMatter().title()).isEqualTo("A + B");
        assertThat(problem.statements().getFirst().body())
                .contains("Add, up to 1000.")
                .doesNotContain("足す")
                .doesNotContain("@{");
        assertThat(tests(problem)).containsExactly("sample/example_00", "secret/random_00", "secret/random_01");
        InputSource.Generated second =
                (InputSource.Generated) problem.tests().secrets().get(1).input();
        assertThat(second.call().args()).containsExactly("1");
        assertThat(second.call().program().contents(problem.constants()))
                .hasEntrySatisfying(
                        "random.cpp",
                        source -> assertThat(new String(source, UTF_8)).startsWith("#include \"params.h\""))
                .hasEntrySatisfying(
                        "params.h",
                        params -> assertThat(new String(params, UTF_8)).contains("#define A_MAX 1000LL"));
        assertThat(submissions(problem)).containsExactly("accepted/correct.cpp", "other/wrong.cpp");
        assertThat(imported.directory().resolve("attachments/original/hash.json"))
                .exists();
    }

    @Test
    void aPackageOfTheFormatIsTakenAsItIs() {
        Imported imported = run(Path.of("src/test/resources/packages/legacy-scoring"));

        assertThat(imported.reading().orThrow().format()).isEqualTo(FormatVersion.LEGACY);
        assertThat(imported.losses()).isEmpty();
    }

    @Test
    void aWriteUpBecomesAPackageThatIsReadWithoutAFault() {
        Imported imported = run(JARS);

        assertThat(imported.format()).isEqualTo(SourceFormat.WRITE_UP);
        assertThat(imported.directory()).isEqualTo(directory.resolve("problems/ABC-201"));
        assertThat(imported.reading().faults()).isEmpty();
        ProblemPackage problem = imported.reading().orThrow();
        assertThat(problem.frontMatter().title()).isEqualTo("Jars on a Shelf");
        assertThat(tests(problem)).containsExactly("sample/1-walkthrough", "secret/2-first");
        assertThat(submissions(problem))
                .containsExactly(
                        "accepted/solution.cpp",
                        "accepted/solution.java",
                        "accepted/solution.js",
                        "accepted/solution.py");
        assertThat(problem.attachments())
                .as("what is kept is not shown to solvers")
                .isEmpty();
        assertThat(imported.directory().resolve("statement/shelf.svg")).exists();
    }

    @Test
    void aWriteUpIsNeverWrittenOverAPackage() throws IOException {
        run(JARS);
        Path mine = directory.resolve("problems/ABC-201/problem.yaml");
        Files.writeString(mine, "mine");

        assertThatThrownBy(() -> run(JARS)).hasMessageContaining("there is a package ABC-201 already");
        assertThat(mine).hasContent("mine");
        try (Stream<Path> left = Files.list(directory.resolve("problems"))) {
            assertThat(left).containsExactly(mine.getParent());
        }
    }

    @Test
    void aLinkThatLeadsNowhereIsNotWrittenThrough() throws IOException {
        Files.createDirectory(directory.resolve("problems"));
        Path link = Files.createSymbolicLink(directory.resolve("problems/ABC-201"), directory.resolve("elsewhere"));

        assertThatThrownBy(() -> run(JARS)).hasMessageContaining("already");
        assertThat(link).isSymbolicLink();
        assertThat(directory.resolve("elsewhere")).doesNotExist();
    }

    @Test
    void aWriteUpThatIsBrokenLeavesNothingAndSaysWhere() throws IOException {
        Path document = directory.resolve("broken.md");
        Files.writeString(document, "---\ntitle: x\nslug: y\n---\n\n## Problem\n\nx\n");

        assertThatThrownBy(() -> run(document))
                .isInstanceOf(ExchangeException.class)
                .hasMessageContaining("broken.md:2: error: the front matter has no problem_id; add 'problem_id:'")
                .hasMessageContaining("the front matter has no display_id")
                .message()
                .doesNotContain("\n");
        try (Stream<Path> left = Files.list(directory.resolve("problems"))) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void aDocumentOfFiftyMebibytesIsRefusedUnread() throws IOException {
        Path document = directory.resolve("large.md");
        try (RandomAccessFile file = new RandomAccessFile(document.toFile(), "rw")) {
            file.setLength(50L << 20);
        }

        assertThatThrownBy(() -> run(document))
                .hasMessageContaining(
                        "large.md: error: the document has 52428800 bytes; a write-up has at most 1048576");
    }

    @Test
    void aDirectoryWithOneDocumentIsAWriteUpAndOneWithSeveralIsNot() throws IOException {
        Path source = Files.createDirectory(directory.resolve("source"));
        Files.copy(JARS, source.resolve("jars.md"));
        Files.writeString(source.resolve("README.md"), "no front matter");
        assertThat(run(source).format()).isEqualTo(SourceFormat.WRITE_UP);

        Files.copy(JARS, source.resolve("again.md"));
        assertThatThrownBy(() -> run(source)).isInstanceOf(UnknownFormatException.class);
    }

    @Test
    void aFailureLeavesNothingBehind() throws IOException {
        Path source = Files.createDirectory(directory.resolve("none"));

        assertThatThrownBy(() -> run(source))
                .isInstanceOf(ExchangeException.class)
                .hasMessageContaining("no known format");
        try (Stream<Path> left = Files.list(directory.resolve("problems"))) {
            assertThat(left).isEmpty();
        }
    }

    @Test
    void aPackageThatIsThereIsNeverOverwritten() {
        run(SOURCES.resolve("library-checker"));

        assertThatThrownBy(() -> run(SOURCES.resolve("library-checker"))).hasMessageContaining("already");
    }

    @Test
    void sourcesThatAreBrokenAreToldApart() throws IOException {
        for (Map.Entry<String, String> broken : Map.of("problem.xml", "<problem", "init.yml", "a: [", "info.toml", "=")
                .entrySet()) {
            Path source = Files.createTempDirectory(directory, "broken");
            Files.writeString(source.resolve(broken.getKey()), broken.getValue());
            assertThatThrownBy(() -> run(source))
                    .isInstanceOf(ExchangeException.class)
                    .hasMessageContaining(broken.getKey())
                    .message()
                    .doesNotContain("\n");
        }
    }

    @Test
    void aSourceOfNoFormatIsToldApartFromABrokenOne() throws IOException {
        Path source = Files.createDirectory(directory.resolve("nothing"));

        assertThatThrownBy(() -> run(source)).isInstanceOf(UnknownFormatException.class);
    }

    @Test
    void entitiesOfXmlAreNotFollowed() throws IOException {
        Path source = Files.createDirectory(directory.resolve("xxe"));
        Files.writeString(
                source.resolve("problem.xml"),
                "<!DOCTYPE p [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><problem short-name=\"&x;\"/>");

        assertThatThrownBy(() -> run(source))
                .isInstanceOf(ExchangeException.class)
                .hasMessageContaining("DOCTYPE");
    }

    @Test
    void faultsOfAnImportAreThoseOfTheReader() throws IOException {
        Path source = Files.createDirectory(directory.resolve("bad"));
        Files.writeString(source.resolve("problem.yaml"), "name: x\n");

        assertThat(run(source).reading().errors()).extracting(Fault::found).contains("the package has no secret test");
    }
}
