package dev.grundy.problem.practice;

import dev.grundy.problem.practice.SessionEvent.Kind;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * A session with what happened in it.
 *
 * @param worked how long the clock has run
 */
public record SessionView(PracticeSession session, Duration worked, List<SessionEvent> events) {
    public SessionView {
        events = List.copyOf(events);
    }

    public long attempts() {
        return count(Kind.SUBMISSION);
    }

    public long runs() {
        return count(Kind.RUN);
    }

    public long hints() {
        return count(Kind.HINT);
    }

    public long byHand() {
        return events.stream().filter(SessionEvent::isRightByHand).count();
    }

    public boolean isSolved() {
        return events.stream().anyMatch(SessionEvent::isAccepted);
    }

    /** Hours, minutes and seconds, such as 1:02:03 or 0:05. */
    public String workedText() {
        return clock(worked);
    }

    public long workedSeconds() {
        return worked.toSeconds();
    }

    /** How far into the session something was. */
    public String after(SessionEvent event) {
        return clock(since(event.at()));
    }

    private Duration since(Instant at) {
        return Duration.between(session.begunAt(), at);
    }

    private long count(Kind kind) {
        return events.stream().filter(event -> event.kind() == kind).count();
    }

    static String clock(Duration time) {
        long hours = time.toHours();
        String seconds = "%02d".formatted(time.toSecondsPart());
        return hours > 0
                ? hours + ":" + "%02d".formatted(time.toMinutesPart()) + ":" + seconds
                : time.toMinutesPart() + ":" + seconds;
    }
}
