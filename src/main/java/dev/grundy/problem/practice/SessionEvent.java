package dev.grundy.problem.practice;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.web.frame.Texts;
import java.time.Instant;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Something that a person did in a session.
 *
 * @param subject id of a submission, number of a hint, level of an instance
 * @param detail  a verdict's code, empty while there is none, {@code aborted} if there will be none; of an answer by hand the instance's name and the outcome
 */
public record SessionEvent(Instant at, Kind kind, long subject, String detail) {
    /** The kind of event. */
    public enum Kind {
        SUBMISSION,
        /** Before submitting; the runs themselves are forgotten after a day. */
        RUN,
        HINT,
        EDITORIAL,
        BY_HAND
    }

    /** For people. */
    public String text() {
        return switch (kind) {
            case SUBMISSION -> Texts.of("practice-event-submission", Long.toString(subject));
            case RUN -> Texts.of("practice-event-run");
            case HINT -> Texts.of("practice-event-hint", Long.toString(subject));
            case EDITORIAL -> Texts.of("practice-event-editorial");
            case BY_HAND -> Texts.of("practice-event-by-hand", Long.toString(subject));
        };
    }

    /** Null where there is none, or none yet. */
    public @Nullable Verdict verdict() {
        return kind == Kind.SUBMISSION
                ? Stream.of(Verdict.values())
                        .filter(verdict -> verdict.name().equals(detail))
                        .findFirst()
                        .orElse(null)
                : null;
    }

    public boolean isAborted() {
        return kind == Kind.SUBMISSION && detail.equals("aborted");
    }

    public boolean isAccepted() {
        return kind == Kind.SUBMISSION && detail.equals(Verdict.AC.name());
    }

    public boolean isRightByHand() {
        return kind == Kind.BY_HAND && detail.endsWith(" right");
    }

    /** Where it can be looked at; below the problem's address where it begins with no slash, empty where nowhere. */
    public String address() {
        return switch (kind) {
            case SUBMISSION -> "/submissions/" + subject;
            case RUN -> "";
            case HINT -> "hints";
            case EDITORIAL -> "editorial";
            case BY_HAND -> "by-hand/" + detail.split(" ", 2)[0];
        };
    }
}
