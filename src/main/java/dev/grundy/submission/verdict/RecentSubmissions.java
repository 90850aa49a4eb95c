package dev.grundy.submission.verdict;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** What somebody sent last, for other pages than their list. Safe for use by several threads. */
@ApplicationScoped
public class RecentSubmissions {
    private final SubmissionRepository submissions;

    RecentSubmissions(SubmissionRepository submissions) {
        this.submissions = submissions;
    }

    /** At most that many, the latest first. */
    public List<SubmissionSummary> of(long account, int most) {
        return submissions.page(account, Long.MAX_VALUE, most);
    }

    /** The latest of all, where its problem is published and the account has not solved it. */
    public Optional<SubmissionSummary> latestUnsolved(long account) {
        return submissions.latestUnsolved(account);
    }
}
