package dev.grundy.web.limit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class OperatorRoutesTest {
    /** Paths as people and attackers make them up: {@code ?} is a number that nobody asked for before. */
    private static final List<String> MADE_UP = List.of(
            "/?",
            "/problems/?",
            "/problems/?/editorial",
            "/problems/?/images/?.svg",
            "/problems/?/submit",
            "/submissions/?",
            "/submissions/?/status",
            "/api/v1/?",
            "/api/v1/submissions/?",
            "/static/?",
            "/static/bundle/?.js",
            "/q/?",
            "/q/health/?",
            "/admin/?",
            "/sign-in/?",
            "/problems;x=?",
            "/%2e/?");

    private static final Pattern URI = Pattern.compile("uri=\"([^\"]*)\"");

    @Test
    void metricsAreForThisHostAlone() {
        assertThat(Visit.asGuest().get("/q/metrics").statusCode()).isEqualTo(200);
        assertThat(forwarded("/q/metrics")).isEqualTo(404);
        assertThat(forwarded("/q/metrics/")).isEqualTo(404);
        assertThat(forwarded("/q/./metrics")).isEqualTo(404);
        assertThat(forwarded("/q/%6detrics")).isEqualTo(404);
        assertThat(forwarded("//q/metrics")).isEqualTo(404);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/q/health", "/q/health/live", "/q/health/ready", "/q/openapi"})
    void healthAndTheApiAreForEverybody(String address) {
        assertThat(forwarded(address)).isEqualTo(200);
    }

    @Test
    void addressesThatPeopleMakeUpAreNoNewSeries() {
        ask(1000);
        List<String> before = uris();
        ask(2000);
        assertThat(uris()).isEqualTo(before);
    }

    private static void ask(int number) {
        for (String pattern : MADE_UP) {
            for (String method : List.of("GET", "POST", "DELETE")) {
                Visit.asGuest().request().request(method, pattern.replace("?", String.valueOf(number)));
            }
        }
    }

    private static List<String> uris() {
        Stream<String> uris = URI.matcher(Visit.asGuest().get("/q/metrics").asString())
                .results()
                .map(match -> match.group(1));
        return uris.distinct().sorted().collect(Collectors.toList());
    }

    /** A proxy on this host that nobody named: what comes through it may come from anywhere. */
    private static int forwarded(String address) {
        return Visit.asGuest()
                .request()
                .header("X-Forwarded-For", "192.0.2.7")
                .get(address)
                .statusCode();
    }
}
