package dev.grundy.web.error;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class LocalRedirectsTest {
    @ParameterizedTest
    @ValueSource(strings = {"evil.example", "evil.example:80", "localhost", "[::1]"})
    void noRedirectNamesTheHostThatTheAskerWrote(String host) {
        for (String address : List.of("/account", "/problems/", "/submissions")) {
            String location =
                    Visit.asGuest().request().header("Host", host).get(address).header("Location");
            if (location != null) {
                assertThat(location).as(address).matches("/(?!/).*");
            }
        }
        assertThat(Visit.asGuest()
                        .request()
                        .header("Host", host)
                        .get("/account")
                        .header("Location"))
                .isEqualTo("/sign-in?return=%2Faccount");
    }

    @Test
    void aFormLeadsOnWithoutNamingAHost() {
        Visit visit = Visit.asGuest();
        String location = visit.request()
                .header("Host", "evil.example")
                .formParams(Map.of("name", Visit.newName(), "password", Visit.password()))
                .post("/register")
                .header("Location");
        assertThat(location).isEqualTo("/");
    }

    @ParameterizedTest
    @CsvSource(textBlock = """
                    http://evil.example/a?b=c,  /a?b=c
                    https://evil.example,       /
                    http://evil.example//x.example/a, /x.example/a
                    http://evil.example/\\x.example, /x.example
                    /a/b?c,                     /a/b?c
                    a/b,                        a/b
                    http://x@evil.example:80/a#b, /a#b""")
    void keepsThePathAlone(String location, String local) {
        assertThat(LocalRedirects.local(location)).isEqualTo(local);
    }
}
