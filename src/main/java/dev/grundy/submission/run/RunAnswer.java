package dev.grundy.submission.run;

import java.time.Duration;
import java.util.Optional;

/** The outcome of asking for a run. */
sealed interface RunAnswer {
    /** It waits for a node; the token is that of its page. */
    record Queued(String token) implements RunAnswer {}

    /**
     * It was not taken; nothing was written. The text says why and what to do.
     *
     * @param status     of the HTTP answer
     * @param field      of the form, to show the text at
     * @param retryAfter for limits
     */
    record Refused(int status, String field, String text, Optional<Duration> retryAfter) implements RunAnswer {}
}
