package dev.grundy.web.cache;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.luben.zstd.ZstdInputStream;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class CompressionTest {
    @TestHTTPResource
    URI server;

    @ParameterizedTest
    @ValueSource(strings = {"/", "/sign-in", "/problems", "/status", "/api/v1/status", "/favicon.svg"})
    void aTextTravelsCompressedToWhoeverTakesIt(String address) {
        assertThat(head(address, "Accept-Encoding: gzip")).contains("content-encoding: gzip");
        assertThat(head(address, "Accept-Encoding: identity")).doesNotContain("content-encoding: gzip");
    }

    @ParameterizedTest
    @ValueSource(strings = {"same-origin", "cross-site"})
    void aPersonsPageIsCompressedWhateverLeadsThere(String site) {
        Visit visit = Visit.signedIn();
        String head = head(
                "/problems?text=guess",
                "Accept-Encoding: gzip\nCookie: grundy_session=" + visit.cookie("grundy_session") + "\nSec-Fetch-Site: "
                        + site);
        assertThat(head).contains("content-encoding: gzip", "vary: accept-encoding");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/problems", "/sign-in", "/api/v1/status"})
    void aBrowserOfTodayGetsItAsZstd(String address) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(address))
                .header("Accept-Encoding", "gzip, deflate, br, zstd")
                .header("Cookie", "grundy_session=" + Visit.signedIn().cookie("grundy_session"))
                .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            HttpResponse<byte[]> answer = client.send(request, HttpResponse.BodyHandlers.ofByteArray());
            assertThat(answer.headers().firstValue("Content-Encoding")).contains("zstd");
            assertThat(answer.headers().allValues("Vary")).contains("accept-encoding");
            assertThat(inFull(answer.body())).matches("(?s)<!DOCTYPE html>.*</html>\\s*|\\{.*}");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            zstd                         | zstd
            gzip, zstd                   | zstd
            gzip, zstd;q=0.05            | zstd
            gzip                         | gzip
            zstd;q=0                     | ''
            gzip, zstd;q=0               | ''
            gzip, ZSTD; q=0.0, br;q=0.01 | ''
            """)
    void zstdGoesToThoseAloneWhoTakeIt(String taken, String encoding) {
        String head = head("/status", "Accept-Encoding: " + taken + "\nCookie: a=b");
        assertThat(head.lines().filter(line -> line.startsWith("content-encoding: ")))
                .isEqualTo(encoding.isEmpty() ? List.of() : List.of("content-encoding: " + encoding));
    }

    private static String inFull(byte[] zstd) throws IOException {
        try (InputStream text = new ZstdInputStream(new ByteArrayInputStream(zstd))) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    @Test
    void bundledFilesAreCompressedWhateverAskedForThem() {
        Matcher file = Pattern.compile("/static/bundle/app-[A-Z0-9]+\\.(js|css)")
                .matcher(Visit.asGuest().get("/sign-in").asString());
        int found = 0;
        while (file.find()) {
            found++;
            String head =
                    head(file.group(), "Accept-Encoding: br, gzip;q=0.8\nCookie: a=b\nSec-Fetch-Site: cross-site");
            assertThat(head).contains("content-encoding: gzip", "max-age=31536000, immutable", "vary: accept-encoding");
            assertThat(head).contains(file.group(1).equals("js") ? "text/javascript" : "text/css");
            assertThat(head(file.group(), "Accept-Encoding: gzip;q=0")).doesNotContain("content-encoding: gzip");
            assertThat(Visit.asGuest().get(file.group()).asString()).hasSizeGreaterThan(1000);
        }
        assertThat(found).isEqualTo(2);
    }

    @Test
    void aBundledFileThatIsNotThereIsNotFound() {
        assertThat(head("/static/bundle/app-NONE.js", "Accept-Encoding: gzip")).startsWith("http/1.1 404");
    }

    private String head(String address, String headers) {
        return new RawHttp(server)
                .send("GET " + address + " HTTP/1.1\n" + headers)
                .head()
                .toLowerCase(Locale.ROOT);
    }
}
