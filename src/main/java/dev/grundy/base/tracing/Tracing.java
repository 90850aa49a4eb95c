package dev.grundy.base.tracing;

import dev.grundy.base.kernel.UnusableException;
import io.opentelemetry.api.common.AttributeKey;
import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanBuilder;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.Tracer;
import io.opentelemetry.api.trace.TracerProvider;
import io.opentelemetry.context.Context;
import io.opentelemetry.exporter.otlp.http.trace.OtlpHttpSpanExporter;
import io.opentelemetry.sdk.resources.Resource;
import io.opentelemetry.sdk.trace.SdkTracerProvider;
import io.opentelemetry.sdk.trace.export.BatchSpanProcessor;
import io.opentelemetry.sdk.trace.samplers.Sampler;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jboss.logging.MDC;

/**
 * Begins spans and sends them to a collector in the background, in batches; spans that the collector does not take are dropped. Where it is off
 * nothing is begun and nothing costs. Thread-safe.
 */
public final class Tracing implements AutoCloseable {
    /** Traces nothing. */
    public static final Tracing OFF = new Tracing(Optional.empty());

    /** Marks of log lines: a trace and the span in it. Spans that are queued meanwhile belong to them. */
    private static final String TRACE = "trace";

    private static final String SPAN = "span";

    private static final Pattern ADDRESS = Pattern.compile("https?://[^/?#\\s]++[^?#\\s]*+");
    private static final Duration BATCH = Duration.ofSeconds(1);
    private static final int PATIENCE_SECONDS = 5;

    private final Optional<SdkTracerProvider> provider;
    private final Tracer tracer;

    private Tracing(Optional<SdkTracerProvider> provider) {
        this.provider = provider;
        this.tracer = provider.<TracerProvider>map(sdk -> sdk)
                .orElseGet(TracerProvider::noop)
                .get("grundy");
    }

    /**
     * Sends to a collector.
     *
     * @param endpoint of the collector, without {@code /v1/traces}
     * @param share    of the work without a traced cause, 0 to 1; work with a traced cause is always traced
     * @throws UnusableException for a text that is no such address
     */
    public static Tracing to(String endpoint, double share) {
        OtlpHttpSpanExporter exporter = OtlpHttpSpanExporter.builder()
                .setEndpoint(checked(endpoint) + "/v1/traces")
                .setTimeout(Duration.ofSeconds(PATIENCE_SECONDS))
                .build();
        return new Tracing(Optional.of(SdkTracerProvider.builder()
                .setResource(Resource.getDefault().toBuilder()
                        .put("service.name", "grundy")
                        .put(
                                AttributeKey.longKey("process.pid"),
                                ProcessHandle.current().pid())
                        .build())
                .setSampler(Sampler.parentBased(Sampler.traceIdRatioBased(share)))
                .addSpanProcessor(BatchSpanProcessor.builder(exporter)
                        .setScheduleDelay(BATCH)
                        .build())
                .build()));
    }

    public boolean isOn() {
        return provider.isPresent();
    }

    /** Begins what nothing of ours caused. The caller that begins a span ends it. */
    public Span begin(String name, SpanKind kind) {
        return tracer.spanBuilder(name).setSpanKind(kind).setNoParent().startSpan();
    }

    /** Begins what was caused by something that may have happened on another node; by nothing where that is empty. */
    public Span begin(String name, SpanKind kind, Optional<Cause> cause) {
        SpanBuilder builder = tracer.spanBuilder(name).setSpanKind(kind);
        cause.ifPresentOrElse(known -> builder.setParent(Context.root().with(known.span())), builder::setNoParent);
        return builder.startSpan();
    }

    /** Begins a part of something. */
    public Span part(String name, Span whole) {
        return tracer.spanBuilder(name).setParent(Context.root().with(whole)).startSpan();
    }

    /** From now on what this request, or this thread, logs and queues belongs to the span, if that is sent at all. */
    public static void mark(Span span) {
        if (span.getSpanContext().isSampled()) {
            MDC.put(TRACE, span.getSpanContext().getTraceId());
            MDC.put(SPAN, span.getSpanContext().getSpanId());
        }
    }

    public static void unmark() {
        MDC.remove(TRACE);
        MDC.remove(SPAN);
    }

    /** The span that this request, or this thread, is in; empty where nothing is traced. */
    public static Optional<Cause> cause() {
        return MDC.get(TRACE) instanceof String trace && MDC.get(SPAN) instanceof String span
                ? Cause.of(trace, span)
                : Optional.empty();
    }

    /** Sends what was ended and not sent yet, as far as the collector takes it within some seconds. */
    public void flush() {
        provider.ifPresent(sdk -> sdk.forceFlush().join(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    /** Sends what is left; traces nothing afterwards. */
    @Override
    public void close() {
        provider.ifPresent(sdk -> sdk.shutdown().join(PATIENCE_SECONDS, TimeUnit.SECONDS));
    }

    private static String checked(String endpoint) {
        String address = endpoint.strip().replaceFirst("/+$", "");
        if (!ADDRESS.matcher(address).matches()) {
            throw new UnusableException("grundy.tracing.endpoint is '" + endpoint
                    + "'; write the address of a collector, such as http://collector:4318");
        }
        return address;
    }
}
