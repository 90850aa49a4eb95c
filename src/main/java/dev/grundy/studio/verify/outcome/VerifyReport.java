package dev.grundy.studio.verify.outcome;

import dev.grundy.studio.verify.report.TestEvidence;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The proof of one package, complete or with gaps.
 *
 * @param problem its display id, or the directory's name when it cannot be read
 * @param hash of the package's files; empty when it cannot be read
 * @param timeLimit empty when it could not be told
 * @param freshSeeds on how many seeds' fresh tests the accepted submissions were tried
 * @param duration wall time
 * @param rules on how many instances the accepted submissions agree with the rules of the game
 * @param evidence the stored evidence of each test, by its name in judging order
 */
public record VerifyReport(
        String problem,
        String title,
        Optional<String> hash,
        List<CheckResult> checks,
        VerdictMatrix matrix,
        Optional<Duration> timeLimit,
        int freshSeeds,
        MutationReport mutation,
        Duration duration,
        RulesReport rules,
        Map<String, TestEvidence> evidence) {
    public VerifyReport {
        checks = List.copyOf(checks);
        evidence = Collections.unmodifiableMap(new LinkedHashMap<>(evidence));
    }

    /** Of a package without rules of a game and without tests. */
    public VerifyReport(
            String problem,
            String title,
            Optional<String> hash,
            List<CheckResult> checks,
            VerdictMatrix matrix,
            Optional<Duration> timeLimit,
            int freshSeeds,
            MutationReport mutation,
            Duration duration) {
        this(
                problem,
                title,
                hash,
                checks,
                matrix,
                timeLimit,
                freshSeeds,
                mutation,
                duration,
                RulesReport.NONE,
                Map.of());
    }

    /** Whether the package cannot even be read. */
    public boolean isBroken() {
        return hash.isEmpty();
    }

    /** Whether nothing is wrong; warnings and skipped checks do not count. */
    public boolean isGreen() {
        return checks.stream().noneMatch(result -> result.status() == Status.ERROR);
    }

    public CheckResult of(Check check) {
        return checks.stream()
                .filter(result -> result.check() == check)
                .findFirst()
                .orElseThrow();
    }
}
