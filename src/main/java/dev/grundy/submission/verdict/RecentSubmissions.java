package dev.grundy.submission.verdict;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** A person's latest submissions, for other pages than their list. Safe for use by several threads. */
@ApplicationScoped
public class RecentSubmissions {
    private final SubmissionRepository submissions;

    RecentSubmissions(SubmissionRepository submissions) {
        this.submissions = submissions;
    }

    /**
     * An account's latest submissions.
     *
     * @param sent the latest first
     * @param left the latest of all, where its problem is published and the account has not solved it
     */
    public record Lately(List<SubmissionSummary> sent, Optional<SubmissionSummary> left) {
        public Lately {
            sent = List.copyOf(sent);
        }
    }

    /** @param most submissions that are told, at least one */
    public Lately of(long account, int most) {
        return submissions.lately(account, most);
    }
}
