package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.util.Optional;

/** The part of a submission's page for a finding whose record says all that its template shows. */
public record RecordView<T>(SubmissionSummary summary, FindingKind kind, Optional<Finding<T>> finding)
        implements FindingView<T> {
    static <T> RecordView<T> of(FindingKind kind, Class<T> type, FindingViews.Reading of) {
        return new RecordView<>(of.summary(), kind, of.known().of(kind, type));
    }

    /** The result; empty while it waits. */
    public Optional<T> known() {
        return finding.flatMap(Finding::known);
    }
}
