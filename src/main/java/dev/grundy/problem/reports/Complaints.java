package dev.grundy.problem.reports;

import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import dev.grundy.people.mail.Outbox;
import dev.grundy.problem.reports.Complaint.Answer;
import dev.grundy.web.frame.PageLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;

/** Takes reports about problems in, and answers them. Thread-safe, on several nodes too. */
@ApplicationScoped
public class Complaints {
    private static final Duration DAY = Duration.ofDays(1);

    private final ComplaintRepository complaints;
    private final ComplaintConfig config;
    private final Outbox outbox;
    private final AuditLog audit;
    private final Clock clock;

    Complaints(ComplaintRepository complaints, ComplaintConfig config, Outbox outbox, AuditLog audit, Clock clock) {
        this.complaints = complaints;
        this.config = config;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
    }

    /** How many reports about the problem of that id are open. */
    public int open(long problem) {
        return complaints.open(problem);
    }

    /** False where the person has made as many within a day as they may. The same twice is one report. */
    @Transactional
    boolean report(NewComplaint complaint) {
        complaints.lock(complaint.account());
        Instant now = clock.instant();
        if (complaints.since(complaint.account(), now.minus(DAY)) >= config.mostPerDay()) {
            return false;
        }
        complaints.add(complaint, now);
        return true;
    }

    /** How an order of a moderator came out. */
    enum Outcome {
        DONE,
        /** Somebody else has changed it since. */
        OVERTAKEN,
        GONE
    }

    /**
     * The order of a moderator.
     *
     * @param seen   the report's revision that they saw
     * @param answer to the reporter; empty leaves the earlier answer
     * @param close  whether the report is closed; a closed report stays closed
     */
    record Order(long id, int seen, Optional<String> answer, boolean close) {}

    /** Answers or closes a report; an order that is carried out already is done. */
    @Transactional
    Outcome decide(Order order) {
        Optional<Complaint> found = complaints.findLocked(order.id());
        if (found.isEmpty()) {
            return Outcome.GONE;
        }
        Complaint before = found.get();
        boolean says =
                order.answer().filter(text -> !text.equals(before.answerText())).isPresent();
        boolean closes = order.close() && before.isOpen();
        if (!says && !closes) {
            return Outcome.DONE;
        }
        if (order.seen() != before.revision()) {
            return Outcome.OVERTAKEN;
        }
        Instant now = clock.instant();
        Optional<Answer> answer = says ? order.answer().map(text -> new Answer(text, now)) : before.answer();
        complaints.change(before.id(), answer, closes ? Optional.of(now) : before.closedAt());
        if (says) {
            tell(before);
        }
        audit.record(new Decision(
                says ? AuditAction.REPORT_ANSWERED : AuditAction.REPORT_CLOSED,
                Subject.ofProblem(before.problem().displayId()),
                new AuditedChange(values(before, before.isOpen()), values(before, before.isOpen() && !closes)),
                ""));
        return Outcome.DONE;
    }

    private void tell(Complaint complaint) {
        outbox.post(
                ReportAnsweredWriter.KIND,
                Optional.of(complaint.account()),
                String.valueOf(complaint.id()),
                PageLanguage.ofCode(complaint.language()).orElse(PageLanguage.ENGLISH));
    }

    /** Neither the report nor its reporter: that goes with the account, and the log stays. */
    private static Map<String, String> values(Complaint complaint, boolean open) {
        return Map.of("report", String.valueOf(complaint.id()), "state", open ? "open" : "closed");
    }
}
