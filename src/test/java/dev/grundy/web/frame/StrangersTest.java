package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.people.tier.Asking;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.RawHttp;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every address of {@code addresses.yaml}, asked by somebody without an account with chance headers and bodies, the same in every run. */
@Slow("every address is asked several times")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class StrangersTest {
    private static final long SEED = 24;
    private static final int TIMES = 4;

    /** All headers that the application, its libraries or the proxies before it read. */
    private static final List<String> HEADERS = List.of(
            "Accept",
            "Accept-Charset",
            "Accept-Encoding",
            "Accept-Language",
            "Authorization",
            "Cache-Control",
            "Content-Encoding",
            "Content-Type",
            "Cookie",
            "Expect",
            "Forwarded",
            "If-Match",
            "If-Modified-Since",
            "If-None-Match",
            "If-Range",
            "If-Unmodified-Since",
            "Last-Event-ID",
            "Origin",
            "Range",
            "Referer",
            "Sec-Fetch-Dest",
            "Sec-Fetch-Mode",
            "Sec-Fetch-Site",
            "Stripe-Signature",
            "traceparent",
            "tracestate",
            "User-Agent",
            "X-Forwarded-For",
            "X-Forwarded-Host",
            "X-Forwarded-Port",
            "X-Forwarded-Proto",
            "X-Fragment",
            "X-HTTP-Method-Override",
            "X-Request-Id");

    /** What headers are made of, where they are read strictly. */
    private static final List<String> PIECES = List.of(
            "=",
            ",",
            ";",
            ":",
            "/",
            "*",
            "\"",
            "%",
            "%zz",
            "%00",
            "[",
            "{",
            "<",
            "-",
            "\t",
            " ",
            "q=",
            "q=x",
            "t=",
            "v1",
            "bytes=",
            "0-",
            "Bearer ",
            "Basic ",
            "for=",
            "charset=",
            "text/html",
            "application/json",
            "multipart/form-data",
            "boundary=",
            "gzip",
            "en",
            "de-",
            "W/",
            "00-",
            "grundy_session=",
            "grundy_flash=",
            "1",
            "-1",
            "1.5",
            "abc",
            "1e400",
            "99999999999999999999",
            "\u00e9",
            "\u00ff",
            "x".repeat(300));

    /** What bodies begin with. */
    private static final List<String> BODIES = List.of(
            "",
            "{",
            "[",
            "[[[[",
            "{}",
            "null",
            "\"\\ud800\"",
            "{\"a\":",
            "1e999999",
            "a=b",
            "=&=&",
            "%",
            "%ff%fe",
            "a=%00",
            "--b\r\n",
            "\u0000",
            "\u00ef\u00bb\u00bf{}",
            "<a/>");

    /** The name of a class; signs of a paste say {@code \\w*Exception}. */
    private static final Pattern EXCEPTION = Pattern.compile("\\b[A-Z]\\w+Exception");

    @TestHTTPResource("/")
    URI server;

    private final Random random = new Random(SEED);

    @Test
    void whateverAStrangerSendsIsNoFaultOfOurs() {
        List<String> faults = new ArrayList<>();
        for (Asking asking : Asking.all().values()) {
            String address =
                    asking.addresses(Map.of()).getFirst().replace('{', 'x').replace('}', 'x');
            for (int i = 0; i < TIMES; i++) {
                String request = asking.method() + " " + address + " HTTP/1.1"
                        + headers()
                        + (asking.method().equals("GET") ? "" : "\n\n" + body(asking));
                RawHttp.Answer answer = new RawHttp(server).send(request);
                if (answer.status() >= 500 || EXCEPTION.matcher(answer.body()).find()) {
                    faults.add(answer.status() + " to " + request);
                }
            }
        }
        assertThat(faults).isEmpty();
    }

    /** As a page of ours asks, or no body would be read; chance may write another over it. */
    private String headers() {
        Map<String, String> all = new TreeMap<>(Map.of(
                "Sec-Fetch-Site",
                "same-origin",
                "X-Forwarded-For",
                "10." + random.nextInt(256) + "." + random.nextInt(256) + ".1"));
        int count = 1 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            all.put(of(HEADERS), several(() -> of(PIECES)).strip());
        }
        return all.entrySet().stream()
                .map(header -> "\n" + header.getKey() + ": " + header.getValue())
                .collect(Collectors.joining());
    }

    private String body(Asking asking) {
        if (random.nextBoolean()) {
            return of(BODIES) + several(() -> of(BODIES));
        }
        return fields(asking).collect(Collectors.joining("&"));
    }

    private Stream<String> fields(Asking asking) {
        return new TreeSet<>(asking.form().keySet())
                .stream().map(field -> field + "=" + several(() -> of(PIECES)).replace(' ', '+'));
    }

    private String several(Supplier<String> piece) {
        return Stream.generate(piece).limit(1 + random.nextInt(6)).collect(Collectors.joining());
    }

    private String of(List<String> all) {
        return all.get(random.nextInt(all.size()));
    }
}
