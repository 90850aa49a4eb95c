package dev.grundy.app.bench.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import dev.grundy.app.bench.load.HttpLoad.Answers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HttpLoadTest {
    private final AtomicInteger asked = new AtomicInteger();
    private final Set<Integer> ports = ConcurrentHashMap.newKeySet();
    private final Set<String> cookies = ConcurrentHashMap.newKeySet();
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        answer("/whole", 200, false);
        answer("/chunked", 200, true);
        answer("/refused", 429, false);
        server.start();
    }

    @AfterEach
    void stop() {
        server.stop(0);
    }

    @Test
    void everyConnectionAsksAtLeastOnceAndIsKept() {
        Answers answers = load().run("/whole", 5, Duration.ofMillis(50));
        assertThat(answers.nanos())
                .hasSize(asked.get())
                .hasSizeGreaterThanOrEqualTo(5)
                .isSorted();
        assertThat(ports).hasSize(5);
        assertThat(cookies).containsExactly("a=b");
        assertThat(answers.millis(0)).isPositive().isLessThanOrEqualTo(answers.millis(1));
    }

    @Test
    void anAnswerIsReadToItsEndHoweverItIsSent() {
        assertThat(load().get("/whole")).isEqualTo("answer".repeat(10_000));
        assertThat(load().get("/chunked")).isEqualTo("answer".repeat(10_000));
        assertThat(load().run("/chunked", 1, Duration.ofMillis(20)).nanos()).hasSizeGreaterThanOrEqualTo(1);
    }

    @Test
    void whatIsNoAnswerIsNotMeasured() {
        assertThatThrownBy(() -> load().run("/refused", 1, Duration.ofMillis(10)))
                .hasMessageContaining("429");
    }

    private HttpLoad load() {
        return new HttpLoad(server.getAddress().getPort(), "a=b");
    }

    private void answer(String path, int status, boolean chunked) {
        byte[] body = "answer".repeat(10_000).getBytes(StandardCharsets.US_ASCII);
        server.createContext(path, exchange -> {
            asked.incrementAndGet();
            ports.add(exchange.getRemoteAddress().getPort());
            cookies.add(exchange.getRequestHeaders().getFirst("Cookie"));
            exchange.sendResponseHeaders(status, chunked ? 0 : body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
    }
}
