package dev.grundy.authoring.verify;

import java.util.List;

/**
 * What came of one check.
 *
 * @param found in one clause
 * @param findings what is to be looked at, worst first
 */
public record CheckResult(Check check, Status status, String found, List<Finding> findings) {
    public CheckResult {
        findings = findings.stream()
                .sorted((a, b) -> b.status().compareTo(a.status()))
                .toList();
    }

    /** A check that was not made at all. */
    static CheckResult skipped(Check check, String reason) {
        return new CheckResult(check, Status.SKIPPED, "not checked: " + reason, List.of());
    }
}
