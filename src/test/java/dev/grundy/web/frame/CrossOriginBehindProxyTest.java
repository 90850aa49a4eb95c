package dev.grundy.web.frame;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.LimitsProfile;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.http.Request;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.net.URI;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A trusted proxy ends TLS and tells scheme and port; the browser tells its origin alone. */
@QuarkusTest
@TestProfile(LimitsProfile.class)
@QuarkusTestResource(PostgresResource.class)
class CrossOriginBehindProxyTest {
    @ParameterizedTest
    @CsvSource({"https, https, 303", "http, http, 303", "https, http, 403", "http, https, 403"})
    void theSchemeIsTheOneThatTheProxyTells(String told, String shown, int status) {
        String origin = Request.home().replaceFirst("^http", shown);
        assertThat(given().fromNowhere()
                        .header("X-Forwarded-Proto", told)
                        .header("X-Forwarded-Port", URI.create(Request.home()).getPort())
                        .header("Origin", origin)
                        .formParam("theme", "dark")
                        .post("/theme")
                        .statusCode())
                .isEqualTo(status);
    }
}
