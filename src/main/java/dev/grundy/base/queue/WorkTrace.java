package dev.grundy.base.queue;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.tracing.Cause;
import dev.grundy.base.tracing.Tracing;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The span of one try at a piece of work, from the claim until its result is written. It has a part for each phase. It belongs to the
 * trace of the request that asked for the work. Where nothing is traced it does nothing. Thread-safe, but for its end.
 */
final class WorkTrace implements AutoCloseable {
    private final Tracing tracing;
    private final Span span;
    private @Nullable Span phase;

    private WorkTrace(Tracing tracing, Span span) {
        this.tracing = tracing;
        this.span = span;
    }

    /** Begins it and marks what the calling thread logs. */
    static WorkTrace of(WorkSetting setting, Claim claim) {
        Tracing tracing = setting.tracing();
        if (!tracing.isOn()) {
            return new WorkTrace(tracing, Span.getInvalid());
        }
        Span span = tracing.begin(claim.kind(), SpanKind.CONSUMER, cause(setting.queue(), claim));
        span.setAttribute("grundy.work", claim.lease().workId());
        span.setAttribute("grundy.subject", claim.subject());
        span.setAttribute("grundy.lane", claim.lane().name().toLowerCase(Locale.ROOT));
        span.setAttribute("grundy.attempt", claim.attempt());
        span.setAttribute("grundy.node", setting.name());
        Tracing.mark(span);
        return new WorkTrace(tracing, span);
    }

    /** No result depends on whether it is traced. */
    private static Optional<Cause> cause(WorkQueue queue, Claim claim) {
        try {
            return queue.cause(claim.lease());
        } catch (DatabaseException e) {
            return Optional.empty();
        }
    }

    synchronized void phase(String name) {
        if (span.isRecording()) {
            endPhase();
            phase = tracing.part(name.toLowerCase(Locale.ROOT), span);
        }
    }

    void failed(String reason) {
        span.setStatus(StatusCode.ERROR, reason);
    }

    @Override
    public synchronized void close() {
        if (tracing.isOn()) {
            endPhase();
            span.end();
            Tracing.unmark();
        }
    }

    private void endPhase() {
        if (phase != null) {
            phase.end();
        }
    }
}
