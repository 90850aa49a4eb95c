package dev.grundy.app.remote;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import dev.grundy.app.remote.RemoteGrundy.RemoteProgram;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Against servers that answer what they should not. The real one answers in SubmitIT. */
class RemoteGrundyTest {
    private static final RemoteProgram NIM = new RemoteProgram("nim", "cpp", "x");
    private static final UUID KEY = UUID.fromString("0d4bb0a3-5c0e-4c0f-9f0a-1b2c3d4e5f60");
    private static final String TOKEN = "grundy_" + "a".repeat(49);

    private final Deque<Answer> answers = new ArrayDeque<>();
    private final List<String> keys = new CopyOnWriteArrayList<>();
    private final List<String> shown = new CopyOnWriteArrayList<>();
    private final List<Duration> pauses = new ArrayList<>();
    private final List<String> told = new ArrayList<>();
    private HttpServer server;
    private RemoteGrundy grundy;

    /** For a server that takes what is sent and says nothing. */
    private static final int LOST = 0;

    private record Answer(int status, String header, String value, String body) {}

    @BeforeEach
    void aServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", this::answer);
        server.start();
        grundy = new RemoteGrundy(ServerAddress.parse(home()), TOKEN, pauses::add);
    }

    @AfterEach
    void noServer() {
        grundy.close();
        server.stop(0);
    }

    @Test
    void aRedirectIsNotFollowedAndTheTokenGoesNowhereElse() throws Exception {
        HttpServer other = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        List<String> elsewhere = new CopyOnWriteArrayList<>();
        other.createContext(
                "/", exchange -> elsewhere.add(exchange.getRequestURI().toString()));
        other.start();
        try {
            String target = "http://127.0.0.1:" + other.getAddress().getPort() + "/api/v1/languages";
            for (int status : List.of(301, 302, 303, 307, 308)) {
                will(status, "Location", target, "");
                assertThatThrownBy(grundy::languages)
                        .isInstanceOf(UnusableException.class)
                        .hasMessageContaining(target)
                        .hasMessageContaining("the token is not sent");
            }
            assertThat(elsewhere).isEmpty();
        } finally {
            other.stop(0);
        }
    }

    @Test
    void whoAsksTooMuchWaitsAsToldAndGoesOn() throws Exception {
        will(429, "Retry-After", "7", "{\"type\":\"/api/v1/errors/too-many-requests\"}");
        will(201, "X", "", "{\"id\":12}");
        assertThat(grundy.submit(NIM, KEY, told::add)).isEqualTo(12);
        assertThat(pauses).containsExactly(Duration.ofSeconds(7));
        assertThat(told).containsExactly("waiting 7 s, as the server asks");
    }

    @Test
    void aPauseOfHoursIsTold() {
        will(429, "Retry-After", "7200", "{\"type\":\"/api/v1/errors/too-many-requests\",\"detail\":\"Not so fast.\"}");
        assertThatThrownBy(() -> grundy.submit(NIM, KEY, told::add)).hasMessageContaining("Not so fast.");
        assertThat(pauses).isEmpty();
    }

    @Test
    void aServerThatNeverAnsweredAsItShouldIsSentAProgramOnce() {
        will(500, "X", "", "oops");
        assertThatThrownBy(() -> grundy.submit(NIM, KEY, told::add)).isInstanceOf(UnusableException.class);
        assertThat(shown).hasSize(1);
    }

    @Test
    void aProgramWhoseAnswerIsLostIsSentAgainUnderTheSameKey() throws Exception {
        will(LOST, "X", "", "");
        will(409, "Retry-After", "1", "{\"type\":\"/api/v1/errors/conflict\"}");
        will(201, "X", "", "{\"id\":12}");
        assertThat(grundy.submit(NIM, KEY, told::add)).isEqualTo(12);
        assertThat(keys)
                .containsExactly('"' + KEY.toString() + '"', '"' + KEY.toString() + '"', '"' + KEY.toString() + '"');
    }

    /** A request that died holds the key for a minute. */
    @Test
    void theHoldOfARequestThatDiedIsWaitedOutAndSaid() throws Exception {
        for (int asked = 0; asked < 35; asked++) {
            will(409, "Retry-After", "1", "{\"type\":\"/api/v1/errors/conflict\"}");
        }
        will(201, "X", "", "{\"id\":12}");
        assertThat(grundy.submit(NIM, KEY, told::add)).isEqualTo(12);
        assertThat(pauses.stream().reduce(Duration.ZERO, Duration::plus)).isGreaterThan(Duration.ofSeconds(60));
        assertThat(told).allMatch(line -> line.startsWith("the server still works on an earlier try, waiting"));
    }

    @Test
    void aHoldThatNeverEndsIsNotWaitedForForever() {
        for (int asked = 0; asked < 60; asked++) {
            will(409, "Retry-After", "1", "{\"type\":\"/api/v1/errors/conflict\",\"detail\":\"Being worked on.\"}");
        }
        assertThatThrownBy(() -> grundy.submit(NIM, KEY, told::add)).hasMessageContaining("Being worked on.");
        assertThat(pauses.stream().reduce(Duration.ZERO, Duration::plus)).isLessThan(Duration.ofSeconds(90));
    }

    @Test
    void questionsBringNoKey() throws Exception {
        will(200, "X", "", "[]");
        grundy.languages();
        assertThat(keys).containsExactly("null");
    }

    @Test
    void aServerThatRestartsIsAskedAgain() throws Exception {
        will(200, "X", "", "{\"state\":\"queued\"}");
        will(503, "X", "", "");
        will(200, "X", "", "{\"state\":\"finished\",\"verdict\":\"AC\"}");
        assertThat(grundy.submission(1).isOver()).isFalse();
        assertThat(grundy.submission(1).isAccepted()).isTrue();
    }

    @Test
    void aVerdictIsWaitedForAndWhatHappensMeanwhileIsTold() throws Exception {
        will(200, "X", "", "{\"state\":\"queued\"}");
        will(200, "X", "", "{\"state\":\"running\",\"progress\":{\"tests_done\":1,\"tests_planned\":3}}");
        will(200, "X", "", "{\"state\":\"finished\",\"verdict\":\"AC\"}");
        List<String> seen = new ArrayList<>();
        assertThat(grundy.verdict(7, known -> seen.add(known.progress())).isAccepted())
                .isTrue();
        assertThat(seen).containsExactly("queued", "running, test 1 of 3");
        assertThat(pauses).hasSize(2).allMatch(pause -> pause.toMillis() >= 500);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"{}", "[]", "{\"state\":null}", "{\"state\":\"\"}", "{\"state\":7}", "{\"state\":\"dreaming\"}"})
    void aSubmissionWithoutAStateThatIsKnownIsNotWaitedFor(String body) {
        will(200, "X", "", body);
        assertThatThrownBy(() -> grundy.verdict(7, known -> {}))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("submission 7")
                .hasMessageContaining("/submissions/7");
        assertThat(pauses).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "<html>", "null", "7", "{", "\"x\"", "{\"error\":\"x\"}"})
    void whatIsNoGrundyIsTold(String body) {
        will(404, "X", "", body);
        assertThatThrownBy(grundy::languages)
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("does not answer as Grundy's API does");
    }

    @Test
    void aRefusalIsOneLineWithoutControlCharacters() {
        will(
                422,
                "X",
                "",
                "{\"type\":\"/api/v1/errors/invalid\",\"errors\":[{\"field\":\"source\",\"detail\":\"a\\u001b[31m\\nb\"}]}");
        assertThatThrownBy(() -> grundy.submit(NIM, KEY, told::add))
                .hasMessageContaining("source: a [31m b")
                .message()
                .matches("[^\\p{Cntrl}]*");
    }

    @Test
    void nobodyThereIsTold() {
        server.stop(0);
        assertThatThrownBy(grundy::languages).hasMessageContaining("cannot reach " + home());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "judge.example",
                "ftp://judge.example",
                "https://",
                "https://a:b@judge.example",
                "http://x/?a",
                "http://x y",
                "javascript:alert(1)"
            })
    void whatIsNoAddressIsRefused(String text) {
        assertThatThrownBy(() -> ServerAddress.parse(text)).isInstanceOf(UnusableException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "http://judge.example, true",
        "https://judge.example, false",
        "http://localhost:8080, false",
        "http://127.0.0.1, false",
        "http://127.evil.example, true",
        "http://localhost.evil.example, true"
    })
    void whoeverSendsATokenInTheOpenIsWarned(String address, boolean warned) {
        assertThat(ServerAddress.parse(address).isReadable()).isEqualTo(warned);
    }

    private String home() {
        return "http://127.0.0.1:" + server.getAddress().getPort();
    }

    private void will(int status, String header, String value, String body) {
        answers.add(new Answer(status, header, value, body));
    }

    private void answer(HttpExchange exchange) throws IOException {
        shown.add(String.valueOf(exchange.getRequestHeaders().getFirst("Authorization")));
        exchange.getRequestBody().readAllBytes();
        keys.add(String.valueOf(exchange.getRequestHeaders().getFirst("Idempotency-Key")));
        Answer answer = answers.remove();
        if (answer.status() == LOST) {
            exchange.close();
            return;
        }
        if (!answer.value().isEmpty()) {
            exchange.getResponseHeaders().add(answer.header(), answer.value());
        }
        byte[] body = answer.body().getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
        exchange.getResponseBody().write(body);
        exchange.close();
    }
}
