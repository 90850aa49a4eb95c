package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.FileTree;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.judging.TestJudge;
import dev.grundy.studio.verify.outcome.Check;
import dev.grundy.studio.verify.outcome.CheckResult;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyJson;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import dev.grundy.studio.verify.outcome.VerifyText;
import dev.grundy.testsupport.Together;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/**
 * Verifies {@code src/test/resources/verify/good}, and that package with each change of {@code cases/<case>}. The files
 * below {@code files} replace or add, {@code remove} takes away, and {@code expect.yaml} names the check and its
 * finding.
 */
@Tag("sandbox")
class VerificationTest {
    private static final Path DATA = Path.of("src/test/resources/verify");
    private static final VerifyOptions OPTIONS = new VerifyOptions(2, 20);

    @TempDir
    static Path directory;

    @RegisterExtension
    static final TestJudge JUDGE = new TestJudge();

    private static VerifyReport verify(Path root) {
        return verify(root, OPTIONS);
    }

    private static VerifyReport verify(Path root, VerifyOptions options) {
        return new Verification(JUDGE.workshop(), options, VerifyProgress.SILENT)
                .verify(new PackageReader().read(root));
    }

    /** That check, and the one during which it is made. */
    private static VerifyOptions only(Check check) {
        return new VerifyOptions(
                OPTIONS.freshSeeds(),
                OPTIONS.mutants(),
                EnumSet.of(check, isTimed(check) ? Check.TIME_LIMIT : check),
                false);
    }

    private static boolean isTimed(Check check) {
        return switch (check) {
            case ACCEPTED_AGREE, VERDICTS_EXPECTED, FRESH_AGREE -> true;
            default -> false;
        };
    }

    @Test
    void aGoodPackageIsGreenWithoutWarning() {
        VerifyReport report = verify(DATA.resolve("good"));
        assertThat(report.checks())
                .as(VerifyText.of(report))
                .extracting(CheckResult::status)
                .containsOnly(Status.OK, Status.SKIPPED);
        assertThat(report.checks())
                .filteredOn(result -> result.status() == Status.SKIPPED)
                .extracting(CheckResult::check)
                .containsExactly(
                        Check.PINNED_HASHES,
                        Check.INVALID_OUTPUTS_REFUSED,
                        Check.VALID_OUTPUTS_ACCEPTED,
                        Check.FOLLOWS_FROM_RULES,
                        Check.RULES_DISCRIMINATE,
                        Check.PLAYABLE);
        assertThat(report.isGreen()).isTrue();
    }

    @Test
    void aMatrixShowsEverySubmissionOnEveryTest() {
        VerifyReport report = verify(DATA.resolve("good"));
        Map<String, String> rows = new LinkedHashMap<>();
        report.matrix()
                .rows()
                .forEach(row -> rows.put(
                        row.submission(),
                        report.matrix().tests().stream()
                                .map(test -> row.cells().containsKey(test)
                                        ? row.cells().get(test).verdict().name()
                                        : "-")
                                .collect(Collectors.joining(" "))));
        assertThat(rows)
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "accepted/at_once.py", "AC AC AC AC AC",
                        "accepted/solution.py", "AC AC AC AC AC",
                        "run_time_error/pairs_only.py", "AC RTE RTE RTE RTE",
                        "time_limit_exceeded/counts_up.py", "AC AC TLE - -",
                        "wrong_answer/greatest.py", "WA AC WA WA WA"));
        assertThat(VerifyText.of(report)).contains("run_time_error/pairs_only.py     RTE  .RRRR");
    }

    @Test
    void theReportIsOneLineOfJson() {
        String json = VerifyJson.of(List.of(verify(DATA.resolve("good")))).toJson();
        assertThat(json)
                .startsWith("{\"green\":true,\"problems\":[{\"problem\":\"TST-001\"")
                .doesNotContain("\n")
                .contains("\"name\":\"mutation-score\"", "\"fresh_seeds\":2", "\"time_limit_s\":1.0");
    }

    @Test
    void pinnedTestsAreMadeAgain() throws IOException {
        Path root = copy(DATA.resolve("good"), directory.resolve("pinned"));
        TestFiles.make(JUDGE.workshop(), new PackageReader().read(root).orThrow())
                .pin();
        assertThat(verify(root).of(Check.PINNED_HASHES).status()).isEqualTo(Status.OK);
    }

    @Test
    void testsAreWrittenAsFiles() throws IOException {
        Path out = directory.resolve("out");
        TestFiles.make(
                        JUDGE.workshop(),
                        new PackageReader().read(DATA.resolve("good")).orThrow())
                .write(out);
        assertThat(out.resolve("secret/3-most.in")).hasContent("5\n100 100 100 100 100\n");
        assertThat(out.resolve("secret/3-most.ans")).hasContent("500\n");
    }

    @Test
    void aProgramThatHangsEndsTheProof() throws IOException {
        Path root = copy(DATA.resolve("good"), directory.resolve("hangs"));
        Files.writeString(root.resolve("input_validators/validate.py"), "import time\ntime.sleep(100000)\n");
        Files.writeString(
                root.resolve("problem.yaml"),
                Files.readString(root.resolve("problem.yaml"))
                        .replace("memory: 256", "memory: 256, validation_time: 1"));
        VerifyReport report = verify(root);
        assertThat(report.checks())
                .flatExtracting(CheckResult::findings)
                .filteredOn(finding -> finding.status() == Status.ERROR)
                .as(VerifyText.of(report))
                .singleElement()
                .satisfies(finding -> assertThat(finding.found())
                        .contains("input validator validate", "hangs", "remove what it waits for"));
        assertThat(report.checks())
                .filteredOn(result -> result.check().compareTo(Check.TESTS_MADE) > 0)
                .extracting(CheckResult::status)
                .containsOnly(Status.SKIPPED);
    }

    @TestFactory
    Stream<DynamicTest> finds() throws IOException {
        return Together.tests(2, cases(), oracle -> oracle.getFileName().toString(), VerificationTest::check);
    }

    @Test
    void everyCheckHasACaseThatMakesItFail() throws IOException {
        Set<String> covered = new TreeSet<>();
        for (Path oracle : cases()) {
            covered.add(expectation(oracle).get("check").toString());
        }
        assertThat(covered)
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(Check.values()).map(Check::label).toList());
    }

    private static void check(Path oracle) throws IOException {
        Path root = copy(DATA.resolve("good"), directory.resolve("cases").resolve(oracle.getFileName()));
        Map<?, ?> expected = expectation(oracle);
        for (Object name : expected.get("remove") instanceof List<?> names ? names : List.of()) {
            FileTree.delete(root.resolve(name.toString()));
        }
        if (Files.exists(oracle.resolve("files"))) {
            copy(oracle.resolve("files"), root);
        }
        Check check = Stream.of(Check.values())
                .filter(one -> one.label().equals(expected.get("check")))
                .findFirst()
                .orElseThrow();
        VerifyReport report = verify(root, only(check));
        CheckResult result = report.of(check);
        assertThat(result.status().label()).as(VerifyText.of(report)).isEqualTo(expected.get("status"));
        assertThat(result.findings())
                .as(VerifyText.of(report))
                .filteredOn(finding -> finding.status() == result.status())
                .anyMatch(finding ->
                        finding.toString().contains(expected.get("finding").toString()));
    }

    private static Map<?, ?> expectation(Path oracle) throws IOException {
        return (Map<?, ?>) new Load(LoadSettings.builder().build())
                .loadFromString(Files.readString(oracle.resolve("expect.yaml")));
    }

    private static List<Path> cases() throws IOException {
        String only = System.getProperty("oracle", "");
        try (Stream<Path> cases = Files.list(DATA.resolve("cases"))) {
            return cases.filter(path -> path.getFileName().toString().contains(only))
                    .sorted()
                    .toList();
        }
    }

    private static Path copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                Files.createDirectories(target.getParent());
                Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING);
            }
        }
        return to;
    }
}
