package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.RawHttp;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;

/** The requests of a stranger: {@code garbage.txt} holds them. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class GarbageTest {
    @TestHTTPResource("/")
    URI server;

    @Test
    void isNeverOurFault() throws IOException {
        SoftAssertions all = new SoftAssertions();
        for (String line : requests()) {
            RawHttp.Answer answer = new RawHttp(server).send(unescaped(line));
            all.assertThat(answer.status()).as(line).isBetween(200, 499);
            all.assertThat(answer.body()).as(line).doesNotContain("Exception").doesNotContain("dev.grundy");
            all.assertThat(answer.head())
                    .as(line)
                    .doesNotContain("Location: //")
                    .doesNotContain("Set-Cookie: a=b");
        }
        all.assertAll();
    }

    @Test
    void aBodyBeyondAllMeasureIsRefused() {
        String body = "name=" + "x".repeat(700_000);
        RawHttp.Answer answer = new RawHttp(server)
                .send("POST /sign-in HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\n" + body);
        assertThat(answer.status()).isEqualTo(413);
        assertThat(answer.body()).contains("too large");
    }

    private static List<String> requests() throws IOException {
        try (var file = GarbageTest.class.getResourceAsStream("/web/garbage.txt")) {
            Stream<String> lines = new String(file.readAllBytes(), StandardCharsets.UTF_8).lines();
            return lines.filter(line -> !line.startsWith("#")).toList();
        }
    }

    /** The line's first {@code \n}, or its end, is where the request line ends and wants its version. */
    private static String unescaped(String line) {
        String[] parts = line.split("\\\\n", 2);
        String request = parts[0] + " HTTP/1.1" + (parts.length == 2 ? "\n" + parts[1].replace("\\n", "\n") : "");
        return request.replace("\\x00", "\0")
                .replace("\\x01", "\1")
                .replace("\\x02", "\2")
                .replace("\\xff", "\u00ff")
                .replace("\\xfe", "\u00fe");
    }
}
