package dev.grundy.people.openid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Many people who sign in at once, with a provider that is only asked so much at a time. */
class ProviderHttpTest {
    private static final int CLASS = 30;
    private static final Duration PATIENCE = Duration.ofMinutes(10);

    private final HttpClient client = HttpClient.newHttpClient();
    private final ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicInteger asked = new AtomicInteger();
    private final AtomicInteger now = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    /** Nobody is answered before as many are there as may be. */
    private volatile CountDownLatch full = new CountDownLatch(ProviderHttp.AT_ONCE);

    private volatile String answer = "{}";
    private HttpServer server;

    @BeforeEach
    void aProvider() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(people);
        server.createContext("/", exchange -> {
            asked.incrementAndGet();
            most.accumulateAndGet(now.incrementAndGet(), Math::max);
            full.countDown();
            try {
                full.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            now.decrementAndGet();
            byte[] body = answer.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void end() {
        server.stop(0);
        people.shutdownNow();
        client.shutdownNow();
    }

    @Test
    void aClassThatComesTogetherWaitsAndNobodyIsRefused() throws Exception {
        ProviderHttp http = new ProviderHttp(client, PATIENCE);
        for (Future<String> one : together(() -> http.get(address()))) {
            assertThat(one.get()).isEqualTo("{}");
        }
        assertThat(most.get()).isEqualTo(ProviderHttp.AT_ONCE);
    }

    @Test
    void oneThatHangsHoldsOnlySoManyThreads() throws Exception {
        CountDownLatch never = new CountDownLatch(ProviderHttp.AT_ONCE + 1);
        full = never;
        ProviderHttp http = new ProviderHttp(client, PATIENCE);
        int room = ProviderHttp.AT_ONCE + ProviderHttp.MOST_WAITING;
        BlockingQueue<String> refusals = new LinkedBlockingQueue<>();
        for (int i = 0; i <= room; i++) {
            people.submit(() -> {
                try {
                    http.get(address());
                } catch (IOException e) {
                    refusals.add(String.valueOf(e.getMessage()));
                }
            });
        }
        assertThat(refusals.take()).contains(room + " requests wait");
        assertThat(refusals).isEmpty();
        never.countDown();
    }

    @Test
    void ofAClassThatComesTogetherOneAsksForTheDescriptionAndAllHaveIt() throws Exception {
        full = new CountDownLatch(1);
        answer = """
                {"issuer": "%1$s", "authorization_endpoint": "%1$s/a", "token_endpoint": "%1$s/t", "jwks_uri": "%1$s/k",
                 "subject_types_supported": ["public"], "response_types_supported": ["code"],
                 "id_token_signing_alg_values_supported": ["RS256"]}""".formatted(issuer());
        Discovery discovery = discovery();
        for (Future<Discovery.Told> one : together(discovery::told)) {
            assertThat(one.get().metadata().getIssuer().getValue()).isEqualTo(issuer());
        }
        assertThat(asked.get()).isEqualTo(1);
    }

    @Test
    void afterAFailureItIsAskedAgain() throws Exception {
        full = new CountDownLatch(0);
        answer = "[]";
        Discovery discovery = discovery();
        for (int time = 1; time <= 2; time++) {
            assertThatThrownBy(discovery::told).isInstanceOf(RefusedAnswerException.class);
            assertThat(asked.get()).isEqualTo(time);
        }
    }

    /** All of them are there before the first does it. */
    private <T> List<Future<T>> together(Callable<T> question) {
        CountDownLatch here = new CountDownLatch(CLASS);
        List<Future<T>> answers = new ArrayList<>();
        for (int i = 0; i < CLASS; i++) {
            answers.add(people.submit(() -> {
                here.countDown();
                here.await();
                return question.call();
            }));
        }
        return answers;
    }

    private Discovery discovery() {
        ProviderSettings settings =
                new ProviderSettings("trial", issuer(), "here", Optional.empty(), "Trial", List.of("openid"), PATIENCE);
        return new Discovery(settings, new ProviderHttp(client, PATIENCE), Clock.systemUTC());
    }

    private String issuer() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private URI address() {
        return URI.create(issuer() + "/");
    }
}
