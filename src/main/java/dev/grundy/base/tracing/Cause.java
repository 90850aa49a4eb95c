package dev.grundy.base.tracing;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanContext;
import io.opentelemetry.api.trace.TraceFlags;
import io.opentelemetry.api.trace.TraceState;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A span that something follows from, on this node or another. */
public final class Cause {
    // spec: https://www.w3.org/TR/trace-context/#traceparent-header, version 00; a context that is not sampled is no
    // cause.
    private static final Pattern TRACE_PARENT = Pattern.compile("00-([0-9a-f]{32})-([0-9a-f]{16})-01");

    private final SpanContext context;

    private Cause(SpanContext context) {
        this.context = context;
    }

    /** The cause in a header's text; empty for a text that is none. */
    public static Optional<Cause> parse(String traceParent) {
        Matcher matcher = TRACE_PARENT.matcher(traceParent);
        return matcher.matches() ? of(matcher.group(1), matcher.group(2)) : Optional.empty();
    }

    /** Empty for ids that are none. */
    static Optional<Cause> of(String trace, String span) {
        SpanContext context =
                SpanContext.createFromRemoteParent(trace, span, TraceFlags.getSampled(), TraceState.getDefault());
        return context.isValid() ? Optional.of(new Cause(context)) : Optional.empty();
    }

    Span span() {
        return Span.wrap(context);
    }

    /** As it is written down. */
    @Override
    public String toString() {
        return "00-" + context.getTraceId() + "-" + context.getSpanId() + "-01";
    }
}
