package dev.grundy.base.tracing;

import io.opentelemetry.api.trace.Span;
import io.opentelemetry.api.trace.SpanKind;
import io.opentelemetry.api.trace.StatusCode;
import io.quarkus.vertx.http.runtime.filters.Filters;
import io.vertx.core.http.impl.HttpServerRequestInternal;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import org.jboss.logging.MDC;

/**
 * One span for each request, from its head to the end of its answer. A trace begins here: a {@code traceparent} that a stranger sends
 * is not believed. Of an address only its pattern is told, for what stands in its place may be nobody's business.
 */
@Singleton
class RequestTraces {
    /** After the request got its id, before all else. */
    private static final int PRIORITY = 999;
    /** Of those who watch. */
    private static final String WATCHING = "/q/";
    /** Under which the framework notes it, for its metrics too. */
    private static final String PATTERN = "UrlPathTemplate";

    private static final int SERVER_ERROR = 500;

    private final Tracing tracing;

    RequestTraces(Tracing tracing) {
        this.tracing = tracing;
    }

    void register(@Observes Filters filters) {
        if (tracing.isOn()) {
            filters.register(this::trace, PRIORITY);
        }
    }

    private void trace(RoutingContext request) {
        if (!request.normalizedPath().startsWith(WATCHING)) {
            String method = request.request().method().name();
            Span span = tracing.begin(method, SpanKind.SERVER);
            span.setAttribute("http.request.method", method);
            if (MDC.get("request") instanceof String id) {
                span.setAttribute("grundy.request", id);
            }
            Tracing.mark(span);
            request.addEndHandler(ended -> end(span, method, request));
        }
        request.next();
    }

    private static void end(Span span, String method, RoutingContext request) {
        int status = request.response().getStatusCode();
        span.setAttribute("http.response.status_code", status);
        if (((HttpServerRequestInternal) request.request()).context().getLocal(PATTERN) instanceof String pattern) {
            span.updateName(method + " " + pattern);
            span.setAttribute("http.route", pattern);
        }
        if (status >= SERVER_ERROR) {
            span.setStatus(StatusCode.ERROR);
        }
        span.end();
    }
}
