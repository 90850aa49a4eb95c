package dev.grundy.problem.reports;

import java.time.Instant;
import java.util.Optional;

/**
 * A report about a problem or a post.
 *
 * @param reporter  name of who made it
 * @param post      empty for a report about the problem
 * @param version   number of the version of the problem that was live then
 * @param language  code of the language that the reporter read pages in
 * @param closedAt  empty while it is open
 * @param revision  goes up with every change by moderators
 */
record Complaint(
        long id,
        long account,
        String reporter,
        Problem problem,
        Optional<ReportedPost> post,
        int version,
        ComplaintKind kind,
        String text,
        String language,
        Instant madeAt,
        Optional<Answer> answer,
        Optional<Instant> closedAt,
        int revision) {
    /**
     * The problem that a report is about.
     *
     * @param published whether it is served now
     */
    record Problem(String displayId, String slug, String title, boolean published) {}

    /** The moderators' answer to it. */
    record Answer(String text, Instant at) {}

    public boolean isOpen() {
        return closedAt.isEmpty();
    }

    public String address() {
        return "/admin/reports/" + id;
    }

    /** The text; empty without an answer. */
    String answerText() {
        return answer.map(Answer::text).orElse("");
    }
}
