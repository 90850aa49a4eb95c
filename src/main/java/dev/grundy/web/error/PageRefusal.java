package dev.grundy.web.error;

import dev.grundy.base.kernel.WholeSeconds;
import java.time.Duration;
import java.util.Optional;

/** A request that is refused with words of its own. It is told on an error page, to a script as JSON or as a part of a page. */
public final class PageRefusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int status;
    private final transient Optional<Duration> retryAfter;

    /**
     * @param status 400 to 499
     * @param detail one sentence or several, in the reader's language
     */
    public PageRefusal(int status, String detail) {
        this(status, detail, Optional.empty());
    }

    private PageRefusal(int status, String detail, Optional<Duration> retryAfter) {
        super(detail);
        this.status = status;
        this.retryAfter = retryAfter;
    }

    /** The same refusal with when to come back. */
    public PageRefusal after(Duration wait) {
        return new PageRefusal(status, detail(), Optional.of(wait));
    }

    /** In whole seconds, at least one; empty where it does not help to wait. */
    Optional<Long> retryAfterSeconds() {
        return retryAfter.map(WholeSeconds::of);
    }

    int status() {
        return status;
    }

    String detail() {
        return String.valueOf(getMessage());
    }
}
