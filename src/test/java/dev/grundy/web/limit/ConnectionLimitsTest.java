package dev.grundy.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.LimitsProfile;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Requests that never come to their end, from addresses of the loopback: all of 127.0.0.0/8 is this host. */
@Slow("the application starts anew with other limits")
@QuarkusTest
@TestProfile(LimitsProfile.class)
@QuarkusTestResource(PostgresResource.class)
@Timeout(120)
class ConnectionLimitsTest {
    private static final int PATIENCE_MILLIS = 60_000;

    @TestHTTPResource("/")
    URI server;

    private final List<Socket> opened = new ArrayList<>();

    /** The gate stands a moment after the server listens, and hears that a connection has ended a moment after we do. */
    @BeforeEach
    void awaitAnEmptyGate() {
        RawHttp asking = new RawHttp(server);
        while (!asking.send("GET /q/metrics HTTP/1.1").body().contains("\ngrundy_connections 1.0\n")) {
            Thread.onSpinWait();
        }
    }

    @AfterEach
    void closeAll() throws IOException {
        for (Socket socket : opened) {
            socket.close();
        }
    }

    @Test
    void halfRequestsOfOneAddressLeaveRoomForOthers() throws IOException {
        for (int i = 0; i < 2 * LimitsProfile.CONNECTIONS_PER_ADDRESS; i++) {
            halfRequest("127.0.0.2");
        }
        assertThat(Visit.asGuest().get("/sign-in").statusCode()).isEqualTo(200);
        assertThat(opened.stream().filter(ConnectionLimitsTest::isAnswered))
                .hasSize(LimitsProfile.CONNECTIONS_PER_ADDRESS);
    }

    @Test
    void connectionsInAllAreLimitedAndPlacesBecomeFreeAgain() throws IOException {
        for (int i = 0; i < LimitsProfile.CONNECTIONS; i++) {
            halfRequest("127.0.1." + (1 + i / LimitsProfile.CONNECTIONS_PER_ADDRESS));
        }
        assertThat(isAnswered(halfRequest("127.0.2.1"))).isFalse();
        assertThat(opened.subList(0, LimitsProfile.CONNECTIONS)).allMatch(ConnectionLimitsTest::isAnswered);
        boolean isAnswered = false;
        while (!isAnswered) { // the server hears that a connection has ended a moment after we do
            isAnswered = isAnswered(halfRequest("127.0.2.1"));
        }
    }

    @Test
    void aProxyMayHaveMoreThanAnotherAddress() throws IOException {
        for (int i = 0; i < 2 * LimitsProfile.CONNECTIONS_PER_ADDRESS; i++) {
            halfRequest("127.0.0.9");
        }
        assertThat(opened).allMatch(ConnectionLimitsTest::isAnswered);
    }

    @Test
    void whoSaysNothingMoreIsNotWaitedForForEver() throws IOException {
        assertThat(halfRequest("127.0.0.3").getInputStream().read()).isNegative();
    }

    private Socket halfRequest(String from) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.getPort(), InetAddress.getByName(from), 0);
        socket.setSoTimeout(PATIENCE_MILLIS);
        opened.add(socket);
        write(socket, "GET /sign-in HTTP/1.1\r\nHos");
        return socket;
    }

    /** Whether the rest of the request is answered: a connection that is too many has ended already. Ends it. */
    private static boolean isAnswered(Socket socket) {
        try (socket) {
            write(socket, "t: x\r\nConnection: close\r\n\r\n");
            byte[] answer = socket.getInputStream().readAllBytes();
            return new String(answer, StandardCharsets.US_ASCII).startsWith("HTTP/1.1 200");
        } catch (IOException e) {
            return false;
        }
    }

    private static void write(Socket socket, String text) throws IOException {
        try {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        } catch (SocketException e) {
            assertThat(socket.isClosed()).as("closed by this test").isFalse();
        }
    }
}
