package dev.grundy.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.SingularProfile;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Requests whose bytes come one by one, so that their connection is never idle. */
@Slow("the application starts anew with other deadlines")
@QuarkusTest
@TestProfile(SingularProfile.class)
@QuarkusTestResource(PostgresResource.class)
@Timeout(60)
class HeadDeadlineTest {
    /** How long the answer to each byte is waited for. */
    private static final int PACE_MILLIS = 100;

    private static final String ENDLESS = "GET /sign-in HTTP/1.1\r\nHost: x\r\nA: " + "a".repeat(5_000);
    private static final String WHOLE = "GET /sign-in HTTP/1.1\r\nHost: x\r\n\r\n";
    private static final String BODY = "a=" + "b".repeat(38);

    private static final Pattern LENGTH = Pattern.compile("(?i)content-length: (\\d+)");

    @TestHTTPResource("/")
    URI server;

    private Socket socket;

    @BeforeEach
    void connect() throws IOException {
        // The gate stands a moment after the server listens.
        while (!new RawHttp(server).send("GET /q/metrics HTTP/1.1").body().contains("\ngrundy_connections 1.0\n")) {
            Thread.onSpinWait();
        }
        socket = new Socket(server.getHost(), server.getPort());
        socket.setSoTimeout(PACE_MILLIS);
    }

    @AfterEach
    void close() throws IOException {
        socket.close();
    }

    @Test
    void aHeadThatComesByteByByteIsNotWaitedFor() throws IOException {
        assertThat(drip(ENDLESS)).isEqualTo(Answer.CLOSED);
    }

    @Test
    void noMoreIsTheHeadOfALaterRequestOnTheSameConnection() throws IOException {
        for (int request = 0; request < 3; request++) {
            socket.getOutputStream().write(WHOLE.getBytes(StandardCharsets.US_ASCII));
            assertThat(answer()).startsWith("HTTP/1.1 200");
        }
        assertThat(drip(ENDLESS)).isEqualTo(Answer.CLOSED);
    }

    @Test
    void whoSaysNothingAtAllIsNotWaitedForEither() throws IOException {
        socket.setSoTimeout(0);
        assertThat(socket.getInputStream().read()).isNegative();
    }

    /** Four seconds long: an upload over a slow line is no attack. */
    @Test
    void aBodyMayTakeLonger() throws IOException {
        String head =
                "POST /sign-in HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: "
                        + BODY.length() + "\r\n\r\n";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
        assertThat(drip(BODY.substring(1))).isEqualTo(Answer.NONE);
        socket.setSoTimeout(0);
        socket.getOutputStream().write(BODY.charAt(0));
        assertThat(look()).isEqualTo(Answer.ANSWERED);
    }

    private enum Answer {
        NONE,
        ANSWERED,
        CLOSED
    }

    /** Sends byte by byte until there is an answer, or until the connection is closed. */
    private Answer drip(String text) throws IOException {
        for (byte next : text.getBytes(StandardCharsets.US_ASCII)) {
            try {
                socket.getOutputStream().write(next);
            } catch (SocketException e) {
                return Answer.CLOSED;
            }
            Answer answer = look();
            if (answer != Answer.NONE) {
                return answer;
            }
        }
        return Answer.NONE;
    }

    private Answer look() throws IOException {
        try {
            return socket.getInputStream().read() < 0 ? Answer.CLOSED : Answer.ANSWERED;
        } catch (SocketTimeoutException e) {
            return Answer.NONE;
        } catch (SocketException e) {
            return Answer.CLOSED;
        }
    }

    /** Whole, however long it takes: what is left of one would be taken for the beginning of the next. */
    private String answer() throws IOException {
        socket.setSoTimeout(0);
        StringBuilder answer = new StringBuilder();
        byte[] some = new byte[1 << 16];
        while (!isWhole(answer.toString())) {
            int read = socket.getInputStream().read(some);
            assertThat(read).as("bytes after %s", answer).isPositive();
            answer.append(new String(some, 0, read, StandardCharsets.ISO_8859_1));
        }
        socket.setSoTimeout(PACE_MILLIS);
        return answer.toString();
    }

    private static boolean isWhole(String answer) {
        int headEnd = answer.indexOf("\r\n\r\n");
        if (headEnd < 0) {
            return false;
        }
        Matcher length = LENGTH.matcher(answer.substring(0, headEnd));
        assertThat(length.find()).as(answer.substring(0, headEnd)).isTrue();
        return answer.length() == headEnd + 4 + Integer.parseInt(length.group(1));
    }
}
