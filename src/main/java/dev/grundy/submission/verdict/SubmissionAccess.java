package dev.grundy.submission.verdict;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.ws.rs.NotFoundException;
import java.util.Optional;

/**
 * Answers which submission an address means, to those who may see it. For everybody else there is none. Pages that only read ask
 * {@link #readable}, which also answers readers that {@link SharedSubmissions} lets in. All that change something or cost the judge time ask
 * the others.
 */
@ApplicationScoped
public class SubmissionAccess {
    /** Answers who else than its author reads a submission. Other wings implement it; nothing else is shared. Thread-safe. */
    public interface SharedSubmissions {
        /** Whether the reader, who did not send it, may read that submission now. They change nothing of it. */
        boolean mayRead(long reader, long submission);
    }

    private final CurrentAccount current;
    private final SubmissionRepository submissions;
    private final Instance<SharedSubmissions> shared;

    SubmissionAccess(
            CurrentAccount current, SubmissionRepository submissions, @Any Instance<SharedSubmissions> shared) {
        this.current = current;
        this.submissions = submissions;
        this.shared = shared;
    }

    /** @throws NotFoundException as {@link #detail}, unless the submission is shared with the asker */
    public SubmissionDetail readable(String id) {
        return submissions
                .detail(number(id))
                .filter(detail -> maySee(detail.summary()) || isShared(detail.summary()))
                .orElseThrow(NotFoundException::new);
    }

    /** Whether the asker reads it because others share it with them, and so may do nothing with it. */
    public boolean isOnlyRead(SubmissionSummary summary) {
        return !maySee(summary);
    }

    /** @throws NotFoundException if it is no number, there is no such submission, or it belongs to another and the asker is no admin */
    public SubmissionDetail detail(String id) {
        return find(id).orElseThrow(NotFoundException::new);
    }

    /** Empty where {@link #detail} finds nothing. */
    public Optional<SubmissionDetail> find(String id) {
        return SubmissionId.parse(id).flatMap(submissions::detail).filter(detail -> maySee(detail.summary()));
    }

    /** @throws NotFoundException as {@link #detail} */
    public SubmissionSummary summary(String id) {
        return submissions.summary(number(id)).filter(this::maySee).orElseThrow(NotFoundException::new);
    }

    /** @throws NotFoundException as {@link #detail}, and to admins too if it belongs to another */
    public SubmissionSummary own(String id) {
        long account = current.required().accountId();
        return submissions
                .summary(number(id))
                .filter(summary -> summary.accountId() == account)
                .orElseThrow(NotFoundException::new);
    }

    private boolean maySee(SubmissionSummary summary) {
        Person person = current.required();
        return person.isAdmin() || person.accountId() == summary.accountId();
    }

    private boolean isShared(SubmissionSummary summary) {
        long reader = current.required().accountId();
        return shared.stream().anyMatch(one -> one.mayRead(reader, summary.id()));
    }

    private static long number(String id) {
        return SubmissionId.parse(id).orElseThrow(NotFoundException::new);
    }
}
