package dev.grundy.studio.verify.outcome;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The result of one check.
 *
 * @param found in one clause
 * @param findings the findings to look at, worst first
 * @param figures counts by name, for programs; in an order of its own
 */
public record CheckResult(
        Check check, Status status, String found, List<CheckFinding> findings, Map<String, Long> figures) {
    public CheckResult {
        figures = Collections.unmodifiableMap(new LinkedHashMap<>(figures));
        findings = findings.stream()
                .sorted((a, b) -> b.status().compareTo(a.status()))
                .toList();
    }

    /** Of a check that counted nothing. */
    public CheckResult(Check check, Status status, String found, List<CheckFinding> findings) {
        this(check, status, found, findings, Map.of());
    }

    /** A check that was not made at all. */
    public static CheckResult skipped(Check check, String reason) {
        return new CheckResult(check, Status.SKIPPED, "not checked: " + reason, List.of());
    }
}
