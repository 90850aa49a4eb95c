package dev.grundy.studio.verify.outcome;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Wording;
import dev.grundy.studio.verify.mutation.Survivor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How reports are told: {@code src/test/resources/verify/report} has one in full. */
class VerifyReportTest {
    private static final Path TOLD = Path.of("src/test/resources/verify/report");
    private static final VerifyReport FULL = new VerifyReport(
            "TST-001",
            "Sums",
            Optional.of("ab12"),
            List.of(
                    new CheckResult(Check.SYNTAX, Status.OK, "no fault", List.of()),
                    new CheckResult(
                            Check.INPUTS_VALID,
                            Status.ERROR,
                            "2 inputs, 1 wrong, 1 skipped",
                            List.of(
                                    new CheckFinding(Status.SKIPPED, "secret/2", "it was not made"),
                                    new CheckFinding(Status.ERROR, "secret/1 is refused:\nline 2\n", "mend it"))),
                    CheckResult.skipped(Check.PINNED_HASHES, "there are none"),
                    new CheckResult(
                            Check.TIME_LIMIT,
                            Status.WARNING,
                            "1 s",
                            List.of(new CheckFinding(Status.WARNING, "it is tight", "raise it")))),
            new VerdictMatrix(
                    List.of("sample/1", "secret/1", "secret/2"),
                    List.of(
                            row("accepted/a.py", Verdict.AC, true, Verdict.AC, Verdict.AC, Verdict.AC),
                            row("wrong_answer/slow.cpp", Verdict.TLE, false, Verdict.AC, Verdict.TLE))),
            Optional.of(Duration.ofMillis(1500)),
            2,
            new MutationReport(5, 3, 1, 9, List.of(new Survivor("a.py", 3, "swap", "a < b", "a <= b"))),
            Duration.ofMillis(1250),
            new RulesReport(
                    6_326,
                    new Wording("DAGs of at most 6 nodes", "DAGs mit höchstens 6 Knoten"),
                    200,
                    40,
                    3,
                    2,
                    60,
                    90_000),
            Map.of());

    private static VerdictMatrix.Row row(String name, Verdict verdict, boolean asExpected, Verdict... verdicts) {
        Map<String, VerdictMatrix.Cell> cells = new LinkedHashMap<>();
        List<String> tests = List.of("sample/1", "secret/1", "secret/2");
        for (int i = 0; i < verdicts.length; i++) {
            cells.put(
                    tests.get(i),
                    new VerdictMatrix.Cell(
                            verdicts[i], Duration.ofMillis(10L * (i + 1)), MemorySize.ofMebibytes(i + 1), "", ""));
        }
        OptionalDouble score = verdict == Verdict.AC ? OptionalDouble.of(100) : OptionalDouble.empty();
        return new VerdictMatrix.Row(name, verdict, score, Set.of(Verdict.WA, Verdict.AC), asExpected, cells);
    }

    @Test
    void whatFollowsFromTheRulesIsSaidInOneClause() {
        assertThat(FULL.rules().inWords())
                .isEqualTo(
                        "3 solvers agree with the rules on all 6326 DAGs of at most 6 nodes and on 160 others, 90000 positions; 2 more on 60 of them");
        assertThat(new RulesReport(0, Wording.of("instances"), 9, 0, 1, 0, 9, 40).inWords())
                .isEqualTo("1 solver agrees with the rules on 9 instances, 40 positions");
    }

    private static VerifyReport of(Status... statuses) {
        List<CheckResult> checks = Arrays.stream(statuses)
                .map(status -> new CheckResult(Check.SYNTAX, status, "", List.of()))
                .toList();
        return new VerifyReport(
                "x",
                "X",
                Optional.of("ab12"),
                checks,
                VerdictMatrix.EMPTY,
                Optional.empty(),
                0,
                MutationReport.NONE,
                Duration.ZERO);
    }

    @Test
    void isToldToPeople() throws IOException {
        assertThat(VerifyText.of(FULL)).isEqualTo(Files.readString(TOLD.resolve("told.txt")));
    }

    @Test
    void isToldToPrograms() throws IOException {
        ObjectMapper json = new ObjectMapper();
        String told = VerifyJson.of(List.of(FULL)).toJson();

        assertThat(told).doesNotContain("\n");
        assertThat(json.readTree(told)).isEqualTo(json.readTree(Files.readString(TOLD.resolve("told.json"))));
    }

    @Test
    void ofAPackageThatCannotBeReadHasNoHashAndNoMatrix() {
        VerifyReport broken = new VerifyReport(
                "x",
                "X",
                Optional.empty(),
                List.of(new CheckResult(Check.SYNTAX, Status.ERROR, "1 fault", List.of())),
                VerdictMatrix.EMPTY,
                Optional.empty(),
                0,
                MutationReport.NONE,
                Duration.ZERO);

        assertThat(VerifyText.of(broken)).isEqualTo("""
                x  X
                  error    syntax                   1 fault
                x: broken, 1 check error in 0.0 s
                """);
        assertThat(VerifyJson.of(List.of(broken)).toJson())
                .contains("\"hash\":null", "\"time_limit_s\":null", "\"green\":false");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            OK OK                  | green
            OK WARNING             | green, 1 check warning
            SKIPPED SKIPPED        | green, 2 checks skipped
            ERROR WARNING SKIPPED  | not green, 1 check error, 1 check warning, 1 check skipped
            """)
    void isGreenWithoutErrors(String statuses, String summary) {
        Status[] all = Arrays.stream(statuses.split(" ")).map(Status::valueOf).toArray(Status[]::new);

        assertThat(VerifyText.summary(of(all))).isEqualTo(summary);
    }

    @Test
    void severalAreGreenTogether() {
        assertThat(VerifyJson.of(List.of(of(Status.OK), of(Status.WARNING))).green())
                .isTrue();
        assertThat(VerifyJson.of(List.of(of(Status.OK), of(Status.ERROR))).green())
                .isFalse();
    }

    @Test
    void withNothingToKillEveryFaultWasKilled() {
        assertThat(MutationReport.NONE.score()).isEqualTo(1);
        assertThat(new MutationReport(2, 0, 2, 2, List.of()).score()).isEqualTo(1);
    }
}
