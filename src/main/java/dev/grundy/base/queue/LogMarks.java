package dev.grundy.base.queue;

import org.jboss.logging.MDC;

/**
 * Marks what the calling thread logs as belonging to a piece of work, until it is closed by the same thread. JSON logs carry the marks
 * as members: {@code work} (its id), {@code kind} and {@code subject} (such as the id of a judging).
 */
final class LogMarks implements AutoCloseable {
    private static final String WORK = "work";
    private static final String KIND = "kind";
    private static final String SUBJECT = "subject";

    private LogMarks() {}

    static LogMarks of(Claim claim) {
        MDC.put(WORK, String.valueOf(claim.lease().workId()));
        MDC.put(KIND, claim.kind());
        MDC.put(SUBJECT, String.valueOf(claim.subject()));
        return new LogMarks();
    }

    @Override
    public void close() {
        MDC.remove(WORK);
        MDC.remove(KIND);
        MDC.remove(SUBJECT);
    }
}
