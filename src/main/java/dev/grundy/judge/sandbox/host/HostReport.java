package dev.grundy.judge.sandbox.host;

import java.util.List;
import java.util.stream.Stream;

/** The features that the host has for cells, in the order in which a person would repair it. */
public record HostReport(List<HostFinding> findings) {
    public HostReport {
        findings = List.copyOf(findings);
    }

    /** Whether all walls can be built: only then may untrusted programs run. */
    public boolean wallsStand() {
        return missing().findAny().isEmpty();
    }

    /** Whether time, memory and processes are counted by the kernel for a run as a whole. */
    public boolean complete() {
        return findings.stream().allMatch(finding -> finding.state() == HostFinding.State.GOOD);
    }

    /** Whether programs can be run at all, be it without some walls. */
    boolean canRun() {
        return findings.stream().noneMatch(finding -> finding.state() == HostFinding.State.INDISPENSABLE);
    }

    Stream<HostFinding> missing() {
        return findings.stream()
                .filter(finding -> finding.state() == HostFinding.State.MISSING
                        || finding.state() == HostFinding.State.INDISPENSABLE);
    }
}
