package dev.grundy.studio.verify.attempt;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation;
import dev.grundy.format.pack.Expectation.TimeLimitUse;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.read.PackageReader;
import dev.grundy.judge.grade.Grade;
import dev.grundy.judge.prove.Candidate;
import dev.grundy.judge.prove.Trial;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import dev.grundy.studio.verify.check.Attempt;
import dev.grundy.studio.verify.outcome.CheckFinding;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExpectationCheckTest {
    private static final ProblemPackage PROBLEM = new PackageReader()
            .read(Path.of("src/test/resources/judging/sum/package"))
            .orThrow();

    /** What is expected, the verdicts of the four tests in order, and what the first finding begins with. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "none",
            value = {
                "AC|AC AC AC AC|none",
                "AC|AC AC WA AC|x should get AC, and got WA (test secret/2",
                "WA|AC AC WA AC|none",
                "WA|AC AC AC AC|x should get WA, and got AC",
                "WA|AC AC WA RTE|x got RTE on test secret/3; only AC or WA is permitted",
                "TLE|AC TLE|none",
                "TLE|AC OLE AC AC|none",
                "TLE|AC AC AC AC|x should get TLE, and got AC",
                "TLE|AC WA AC AC|x should get TLE, and got WA",
                "OLE|AC TLE AC AC|x should get OLE, and got TLE",
                "RTE|AC OLE AC AC|x should get RTE, and got OLE",
            })
    void comparesWhatIsExpectedWithWhatCame(Verdict expected, String verdicts, String finding) {
        List<CheckFinding> findings = new ExpectationCheck(
                        Duration.ofSeconds(1), PROBLEM.tests().allCases(), OptionalDouble.empty())
                .findings(tried(expected, verdicts.split(" ")));
        if (finding == null) {
            assertThat(findings).isEmpty();
        } else {
            assertThat(findings.getFirst().found()).startsWith(finding);
        }
    }

    private static TriedAttempt tried(Verdict expected, String... verdicts) {
        Map<String, Trial> trials = new LinkedHashMap<>();
        List<String> names =
                PROBLEM.tests().allCases().stream().map(TestCase::name).toList();
        for (int i = 0; i < verdicts.length; i++) {
            trials.put(names.get(i), trial(names.get(i), Verdict.valueOf(verdicts[i])));
        }
        Verdict overall = Arrays.stream(verdicts)
                .map(Verdict::valueOf)
                .filter(verdict -> verdict != Verdict.AC)
                .findFirst()
                .orElse(Verdict.AC);
        Attempt attempt = new Attempt(
                "x",
                List.of(expectation(expected)),
                Set.of(expected),
                expected == Verdict.AC,
                new Candidate.Answers(new Source(List.of(new SourceFile("x", new byte[0])))));
        return new TriedAttempt(
                attempt,
                new Grade(overall, OptionalDouble.empty(), Optional.empty()),
                trials,
                names.stream().filter(trials::containsKey).collect(Collectors.toList()),
                Map.of());
    }

    private static Trial trial(String test, Verdict verdict) {
        return new Trial(
                new TestResult(
                        test,
                        verdict,
                        Duration.ofMillis(10),
                        Duration.ofMillis(10),
                        MemorySize.ofMebibytes(1),
                        "",
                        OptionalDouble.empty()),
                OptionalDouble.empty());
    }

    private static Expectation expectation(Verdict verdict) {
        Set<Verdict> permitted = EnumSet.of(Verdict.AC, verdict);
        return new Expectation(
                Optional.empty(),
                permitted,
                Set.of(verdict),
                Set.of(verdict),
                Optional.empty(),
                false,
                "",
                TimeLimitUse.NONE);
    }
}
