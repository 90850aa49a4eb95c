package dev.grundy.studio.quality;

import dev.grundy.studio.verify.report.PackageReport;
import java.util.Optional;

/**
 * How good a problem is, as its page shows it.
 *
 * @param reports how many reports of readers are open
 * @param counterexamples how many are proposed as fixed tests
 * @param proof the latest with a report of the live version
 */
record QualityView(
        int judged,
        AcceptanceChart acceptance,
        VerdictTable verdicts,
        TestUse tests,
        TimeHistogram times,
        int reports,
        int counterexamples,
        Optional<Proved> proof) {
    /** @param id of the proof */
    record Proved(long id, PackageReport report) {
        /** Of a hundred planted faults. */
        public long percent() {
            return Math.round(report.mutation().score() * 100);
        }
    }

    /** Whether there may be more submissions than were looked at. */
    public boolean isCut() {
        return judged >= QualityRepository.NEWEST;
    }

    public int newest() {
        return QualityRepository.NEWEST;
    }
}
