package dev.grundy.format.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.AnswerForm.Field;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.Expectation.TimeLimitUse;
import dev.grundy.format.pack.Fault;
import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.ProblemType;
import dev.grundy.format.pack.program.InputValidator;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.test.AnswerSource;
import dev.grundy.format.pack.test.Grading;
import dev.grundy.format.pack.test.Grading.Aggregation;
import dev.grundy.format.pack.test.Grading.ScoreMode;
import dev.grundy.format.pack.test.InputSource;
import dev.grundy.format.pack.test.ScoreRange;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import dev.grundy.format.read.test.GeneratorSeed;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageReaderTest {
    private static ProblemPackage read(String fixture) {
        PackageReading reading = new PackageReader().read(Fixtures.fixture(fixture));
        return reading.orThrow();
    }

    private static TestCase test(ProblemPackage problem, String name) {
        return problem.tests().allCases().stream()
                .filter(test -> test.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> names(List<TestCase> tests) {
        return tests.stream().map(TestCase::name).toList();
    }

    private static PackageSubmission submission(ProblemPackage problem, String path) {
        return problem.submissions().stream()
                .filter(other -> other.path().equals(path))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyPackageOfOursIsReadWithoutAFault() {
        assertThat(new PackageReader().readAll(Path.of("problems")))
                .isNotEmpty()
                .allSatisfy(reading -> assertThat(reading.faults()).isEmpty());
    }

    @Test
    void frontMatterAndLimitsOfOurs() {
        ProblemPackage problem = read("ours");

        assertThat(problem.format()).isEqualTo(FormatVersion.V2025_09);
        assertThat(problem.frontMatter().displayId()).isEqualTo("TEST-001");
        assertThat(problem.frontMatter().tier()).isEqualTo(Tier.BASIC);
        assertThat(problem.frontMatter().language()).isEqualTo("en");
        assertThat(problem.limits().cpuTime()).contains(Duration.ofMillis(1500));
        assertThat(problem.limits().memory()).isEqualTo(MemorySize.ofMebibytes(256));
        assertThat(problem.statements().getFirst().body()).startsWith("\n## Problem");
        assertThat(problem.statements().getFirst().firstLine()).isEqualTo(14);
    }

    @Test
    void handMadeAndGeneratedTestsTogetherInLexicographicOrder() {
        ProblemPackage problem = read("ours");

        assertThat(names(problem.tests().allCases()))
                .containsExactly(
                        "sample/1-small", "secret/2-fixed", "secret/3-random-1", "secret/4-random-2", "secret/hand");
        assertThat(test(problem, "secret/hand").answer()).isInstanceOf(AnswerSource.Given.class);
        assertThat(test(problem, "secret/2-fixed").answer()).isInstanceOf(AnswerSource.Solved.class);
    }

    @Test
    void constantsAreFilledInCommandsAndProgramsButNotInTheFiles() {
        ProblemPackage problem = read("ours");
        InputSource.Generated fixed =
                (InputSource.Generated) test(problem, "secret/2-fixed").input();

        assertThat(fixed.call().command()).isEqualTo("gen.py 1000");
        assertThat(new String(
                        fixed.call().program().contents(problem.constants()).get("gen.py"), StandardCharsets.UTF_8))
                .contains("print(sys.argv[1], 1000)");
    }

    @Test
    void repetitionsOfACommandHaveSeedsOfTheirOwn() {
        ProblemPackage problem = read("ours");
        InputSource.Generated first =
                (InputSource.Generated) test(problem, "secret/3-random-1").input();
        InputSource.Generated second =
                (InputSource.Generated) test(problem, "secret/4-random-2").input();

        assertThat(first.call().args()).containsExactly(String.valueOf(GeneratorSeed.of("salty", 0, "gen.py {seed}")));
        assertThat(second.call().args()).containsExactly(String.valueOf(GeneratorSeed.of("salty", 1, "gen.py {seed}")));
        assertThat(first.call().args()).isNotEqualTo(second.call().args());
    }

    @Test
    void practiceCommandsWaitForSeedAndSize() {
        ProblemPackage problem = read("ours");

        assertThat(problem.practice().fresh().getFirst().withSeed(7).command()).isEqualTo("gen.py 7");
        assertThat(problem.practice()
                        .tiny()
                        .orElseThrow()
                        .generate()
                        .withSizeAndSeed(3, 7)
                        .args())
                .containsExactly("tiny", "3", "7");
        assertThat(problem.practice()
                        .tiny()
                        .orElseThrow()
                        .exhaustive()
                        .orElseThrow()
                        .generate()
                        .withSizeAndIndex(2, 0)
                        .args())
                .containsExactly("every", "2", "0");
        assertThat(problem.practice().growth().orElseThrow().sizes()).containsExactly(10, 20);
    }

    @Test
    void aSingleCommandByHandIsASingleLevel() {
        assertThat(read("ours").practice().byHand().orElseThrow().levels()).hasSize(1);
    }

    /** Left alone, a program that talks waits for ever, or floods. */
    @Test
    void whoTalksWithAnInteractorMakesNoAnswers() {
        assertThat(new PackageReader()
                        .read(Path.of("problems/GMT-019"))
                        .orThrow()
                        .tests()
                        .allCases())
                .hasSizeGreaterThan(10)
                .noneMatch(test -> test.answer() instanceof AnswerSource.Solved);
    }

    @Test
    void byHandHasLevelsADrawingAndAForm() {
        ByHand byHand = new PackageReader()
                .read(Path.of("problems/GMT-014"))
                .orThrow()
                .practice()
                .byHand()
                .orElseThrow();

        assertThat(byHand.levels().get(1).withSeed(7).command()).isEqualTo("gen.cpp by-hand 7");
        assertThat(byHand.drawing()).contains(ByHand.Drawing.HEAPS);
        assertThat(byHand.form().orElseThrow().fields())
                .containsExactly(
                        new Field.Choice("Winner", List.of("First", "Second")),
                        new Field.Number("Pile", List.of("First")),
                        new Field.Number("Stones to take", List.of("First")));
    }

    @Test
    void theReferenceIsTheSolutionThatGeneratorsNameAndAcceptedMeansEveryTest() {
        ProblemPackage problem = read("ours");

        assertThat(problem.reference()).map(PackageSubmission::path).contains("accepted/solution.py");
        assertThat(submission(problem, "accepted/solution.py").expectedVerdicts())
                .containsExactly(Verdict.AC);
        assertThat(submission(problem, "wrong_answer/difference.py").expectedVerdicts())
                .containsExactly(Verdict.WA);
    }

    @Test
    void legacyMetadataAndLimits() {
        ProblemPackage problem = read("legacy-scoring");

        assertThat(problem.format()).isEqualTo(FormatVersion.LEGACY);
        assertThat(problem.type()).isEqualTo(new ProblemType(true, false, false, false));
        assertThat(problem.metadata().credits()).containsEntry("authors", List.of("Ada Lovelace", "Alan Turing"));
        assertThat(problem.metadata().keywords()).containsExactly("sums", "easy");
        assertThat(problem.limits().cpuTime()).contains(Duration.ofSeconds(3));
        assertThat(problem.limits().margins().acceptedToLimit()).isEqualTo(4);
        assertThat(problem.limits().margins().limitToExceeded()).isEqualTo(2);
        assertThat(problem.frontMatter().title()).isEqualTo("Groups");
        assertThat(problem.frontMatter().slug().value()).isEqualTo("legacy-scoring");
    }

    @Test
    void legacyGroupsInheritKeyByKey() {
        TestGroup secret = read("legacy-scoring").tests().root().groups().get(1);
        Grading.Legacy first = (Grading.Legacy) secret.groups().get(0).grading();
        Grading.Legacy second = (Grading.Legacy) secret.groups().get(1).grading();

        assertThat(first.breakOnReject()).isTrue();
        assertThat(first.flags().score()).isEqualTo(ScoreMode.MINIMUM);
        assertThat(first.flags().ignoreSample()).isFalse();
        assertThat(first.acceptScore()).isEqualTo(40);
        assertThat(second.breakOnReject()).isFalse();
        assertThat(second.flags().ignoreSample()).isTrue();
        assertThat(second.range()).isEqualTo(new ScoreRange(0, 100));
    }

    @Test
    void legacyFlagsOfTheProblemComeBeforeThoseOfTheGroup() {
        ProblemPackage problem = read("legacy-scoring");

        assertThat(test(problem, "secret/g1/a").settings().outputValidatorArgs())
                .containsExactly("strict", "two words", "small");
        assertThat(test(problem, "secret/g2/9").settings().outputValidatorArgs())
                .containsExactly("strict", "two words");
        assertThat(test(problem, "secret/g1/a").settings().inputValidatorArgs()).containsExactly("--limit", "10");
        assertThat(test(problem, "secret/g1/a").notes().hint()).contains("Start small.\n");
        assertThat(names(problem.tests().secrets()))
                .containsExactly("secret/g1/a", "secret/g1/b", "secret/g2/10", "secret/g2/9");
    }

    @Test
    void legacySubmissionsByFolderAndByTag() {
        ProblemPackage problem = read("legacy-scoring");

        assertThat(submission(problem, "mixed/m.py").expectedVerdicts()).containsExactly(Verdict.WA, Verdict.TLE);
        assertThat(submission(problem, "time_limit_exceeded/t.java")
                        .expectations()
                        .getFirst()
                        .timeLimitUse())
                .isEqualTo(TimeLimitUse.UPPER_BOUND);
        assertThat(submission(problem, "partially_accepted/p.cc")
                        .expectations()
                        .getFirst()
                        .partial())
                .isTrue();
        assertThat(submission(problem, "partially_accepted/p.cc").expectedVerdicts())
                .containsExactly(Verdict.AC);
    }

    @Test
    void aFileBesideTheFoldersOfSubmissionsIsToldToLieInNone(@TempDir Path directory) throws IOException {
        Path copy = Fixtures.copyOf("legacy-scoring", directory);
        Files.writeString(copy.resolve("submissions/stray.cpp"), "int main() {}\n");
        Files.writeString(copy.resolve("submissions/accepted/notes.xyz"), "?\n");
        assertThat(new PackageReader().read(copy).faults())
                .filteredOn(fault -> fault.file().startsWith("submissions/"))
                .extracting(Fault::file, Fault::found)
                .containsExactlyInAnyOrder(
                        tuple(
                                "submissions/stray.cpp",
                                "this file lies in no folder that says what is expected of it; it is ignored"),
                        tuple(
                                "submissions/accepted/notes.xyz",
                                "this is no program of a known language; it is ignored"));
    }

    @Test
    void validatorsAreProgramsDirectoriesAndGrammars() {
        ProblemPackage problem = read("legacy-scoring");

        assertThat(problem.programs().inputValidators())
                .map(InputValidator::kind)
                .containsExactly(InputValidator.Kind.CHECKTESTDATA);
        OutputValidation.Custom custom =
                (OutputValidation.Custom) problem.programs().outputValidation();
        assertThat(custom.programs().getFirst().files().keySet()).containsExactly("score.cpp", "score.h");
    }

    @Test
    void draftPackagesMayKeepLegacyNames() {
        ProblemPackage problem = read("draft");

        assertThat(problem.type()).isEqualTo(new ProblemType(false, true, true, false));
        assertThat(problem.limits().validationPasses()).isEqualTo(3);
        OutputValidation.Custom custom =
                (OutputValidation.Custom) problem.programs().outputValidation();
        assertThat(custom.programs().getFirst().hasRunScript()).isTrue();
        assertThat(custom.programs().getFirst().isExecutable("run")).isTrue();
        assertThat(problem.tests().shownInteractions()).hasSize(1);
        Grading.Current secret =
                (Grading.Current) problem.tests().root().groups().getFirst().grading();
        assertThat(secret).isEqualTo(new Grading.Current(Aggregation.MINIMUM, Optional.of(30.0), List.of()));
    }

    @Test
    void anInteractionThatIsShownIsASample() {
        assertThat(new PackageReader().read(Fixtures.fixture("draft")).faults())
                .extracting(Fault::found)
                .doesNotContain("the package has no sample");
    }

    @Test
    void aPackageOfOthersMayHaveSamplesOnly(@TempDir Path directory) throws IOException {
        Files.createDirectories(directory.resolve("data/sample"));
        Files.writeString(directory.resolve("problem.yaml"), "name: Few\n");
        Files.writeString(directory.resolve("data/sample/1.in"), "1\n");
        Files.writeString(directory.resolve("data/sample/1.ans"), "1\n");
        PackageReading reading = new PackageReader().read(directory);

        assertThat(reading.errors()).isEmpty();
        assertThat(reading.faults()).extracting(Fault::found).contains("the package has no secret test");
    }

    @Test
    void aConstantMayHaveSeveralSpellings() {
        assertThat(new PackageReader()
                        .read(Path.of("src/test/resources/foreign/library"))
                        .orThrow()
                        .constants()
                        .values())
                .containsExactly(Map.entry("coats", "3"), Map.entry("side", "20"), Map.entry("side.WORD", "twenty"));
    }

    @Test
    void aTestsOwnSettingsAndFiles() {
        TestCase test = test(read("draft"), "secret/1");

        assertThat(test.settings().args()).containsExactly("--level", "2");
        assertThat(test.settings().outputValidatorArgs()).containsExactly("fast");
        assertThat(test.settings().fullFeedback()).isTrue();
        assertThat(test.notes().hint()).contains("Halve it.");
        assertThat(test.files().keySet()).containsExactly("book.txt");
    }

    @Test
    void submissionsYamlDeclaresLanguageAndExpectationsPerGroup() {
        ProblemPackage problem = read("draft");
        PackageSubmission two = submission(problem, "accepted/two");
        PackageSubmission wrong = submission(problem, "wrong_answer/w.py");

        assertThat(two.program().language()).contains("python3");
        assertThat(two.program().entryPoint()).contains("main.py");
        assertThat(problem.reference()).contains(two);
        assertThat(wrong.expectations()).hasSize(3);
        assertThat(wrong.expectations().get(1).covers(test(problem, "secret/1")))
                .isTrue();
        assertThat(wrong.expectations().get(2).covers(test(problem, "secret/1")))
                .isFalse();
        assertThat(wrong.expectedVerdicts()).isEqualTo(Set.of(Verdict.WA));
        assertThat(problem.programs().includeFor("cpp").keySet()).containsExactly("lib.py");
    }

    @Test
    void currentScoringGroups() {
        ProblemPackage problem = read("scoring");
        TestGroup secret = problem.tests().root().groups().get(1);

        assertThat(secret.grading()).isEqualTo(new Grading.Current(Aggregation.SUM, Optional.of(100.0), List.of()));
        assertThat(secret.groups().get(0).grading())
                .isEqualTo(new Grading.Current(Aggregation.PASS_FAIL, Optional.of(40.0), List.of()));
        assertThat(secret.groups().get(1).grading())
                .isEqualTo(new Grading.Current(Aggregation.SUM, Optional.of(60.0), List.of("sample", "secret/g1")));
    }

    @Test
    void deeperDirectoriesOfTheCurrentFormatAreNoGroups() {
        ProblemPackage problem = read("scoring");
        TestGroup second = problem.tests().root().groups().get(1).groups().get(1);

        assertThat(second.groups()).isEmpty();
        assertThat(names(second.cases())).containsExactly("secret/g2/2", "secret/g2/deep/1");
        assertThat(test(problem, "secret/g2/deep/1").settings().outputValidatorArgs())
                .containsExactly("float_tolerance", "1e-6");
    }

    @Test
    void currentMetadata() {
        ProblemPackage problem = read("scoring");

        assertThat(problem.limits().cpuTime()).isEmpty();
        assertThat(problem.limits().margins().acceptedToLimit()).isEqualTo(3);
        assertThat(problem.limits().margins().resolution()).isEqualTo(Duration.ofMillis(100));
        assertThat(problem.metadata().credits())
                .containsEntry("authors", List.of("Ada", "Alan <alan@example.org>"))
                .containsEntry("translators", List.of("Sven"));
        assertThat(problem.metadata().sources()).hasSize(2);
        assertThat(problem.allows("python3")).isTrue();
        assertThat(problem.allows("java")).isFalse();
        assertThat(problem.tests().validOutputs().getFirst().name()).isEqualTo("valid_output/v");
        assertThat(test(problem, "sample/1").display().input()).isPresent();
    }

    @Test
    void theHashChangesWithAnyFile() {
        assertThat(read("ours").hash())
                .isEqualTo(read("ours").hash())
                .isNotEqualTo(read("draft").hash());
    }

    /** What lies ready is judged; only what is not there is made. */
    @Test
    void takesInputsAndAnswersThatLieThereInsteadOfMakingThem(@TempDir Path directory) throws IOException {
        Path root = directory.resolve("ready");
        FileTree.copy(Path.of("src/test/resources/judging/fresh/package"), root);
        Files.writeString(root.resolve("generators/generators.yaml"), """
                solution: /submissions/accepted/sum.py
                data:
                  secret:
                    data:
                      - both: {generate: make.py 1}
                      - input: {generate: make.py 2}
                      - none: {generate: make.py 3}
                      - answer: {in: "2 2\\n"}
                """);
        Path secret = Files.createDirectories(root.resolve("data/secret"));
        Files.writeString(secret.resolve("1-both.in"), "5 5\n");
        Files.writeString(secret.resolve("1-both.ans"), "10\n");
        Files.writeString(secret.resolve("2-input.in"), "5 5\n");
        Files.writeString(secret.resolve("4-answer.ans"), "4\n");
        ProblemPackage problem = new PackageReader().read(root).orThrow();
        assertThat(test(problem, "secret/1-both").input()).isInstanceOf(InputSource.Given.class);
        assertThat(test(problem, "secret/1-both").answer()).isInstanceOf(AnswerSource.Given.class);
        assertThat(test(problem, "secret/2-input").input()).isInstanceOf(InputSource.Generated.class);
        assertThat(test(problem, "secret/2-input").answer()).isInstanceOf(AnswerSource.Solved.class);
        assertThat(test(problem, "secret/3-none").input()).isInstanceOf(InputSource.Generated.class);
        assertThat(test(problem, "secret/4-answer").answer()).isInstanceOf(AnswerSource.Given.class);
    }
}
