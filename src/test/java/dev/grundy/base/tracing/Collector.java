package dev.grundy.base.tracing;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.opentelemetry.proto.collector.trace.v1.ExportTraceServiceRequest;
import io.opentelemetry.proto.trace.v1.ResourceSpans;
import io.opentelemetry.proto.trace.v1.Span;
import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** Stands in for an OpenTelemetry collector: takes what is sent and reads it by the protocol's own description. */
public final class Collector implements QuarkusTestResourceLifecycleManager {
    private static final Queue<ResourceSpans> TAKEN = new ConcurrentLinkedQueue<>();
    private static volatile String endpoint = "";

    private final HttpServer server;

    public Collector() {
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public Map<String, String> start() {
        server.createContext("/v1/traces", Collector::take);
        server.start();
        endpoint = "http://localhost:" + server.getAddress().getPort();
        return Map.of("grundy.tracing.endpoint", endpoint);
    }

    @Override
    public void stop() {
        server.stop(0);
    }

    static String endpoint() {
        return endpoint;
    }

    static List<ResourceSpans> taken() {
        return List.copyOf(TAKEN);
    }

    static List<Span> spans() {
        return TAKEN.stream()
                .flatMap(sent -> sent.getScopeSpansList().stream())
                .flatMap(scope -> scope.getSpansList().stream())
                .toList();
    }

    private static void take(HttpExchange exchange) throws IOException {
        try (exchange) {
            TAKEN.addAll(ExportTraceServiceRequest.parseFrom(exchange.getRequestBody())
                    .getResourceSpansList());
            exchange.sendResponseHeaders(200, -1);
        }
    }
}
