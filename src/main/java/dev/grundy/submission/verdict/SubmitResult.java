package dev.grundy.submission.verdict;

import java.time.Duration;

/** The outcome of sending a program. */
public sealed interface SubmitResult {
    /** It waits to be judged. */
    record Queued(long submissionId) implements SubmitResult {}

    /** It was not taken; nothing was written. The text says why and what to do. */
    record Refused(Reason reason, String text) implements SubmitResult, ProgramCheck.Result {}

    /** Why a program is not taken. */
    enum Reason {
        SIGNED_OUT(401, "form"),
        TIER_TOO_LOW(403, "form"),
        LANGUAGE(422, "language"),
        SOURCE(422, "source"),
        TOO_MANY_PENDING(429, "form");

        /** When to try again after too many: about the time a judging takes. */
        public static final Duration RETRY_AFTER = Duration.ofSeconds(5);

        private final int status;
        private final String field;

        Reason(int status, String field) {
            this.status = status;
            this.field = field;
        }

        /** Of the HTTP answer. */
        public int status() {
            return status;
        }

        /** Of the form, to show the text at. */
        public String field() {
            return field;
        }
    }
}
