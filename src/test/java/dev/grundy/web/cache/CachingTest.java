package dev.grundy.web.cache;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class CachingTest {
    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/account"})
    void aPageIsKeptForBackByNobodyButItsReader(String address) {
        assertThat(Visit.signedIn().get(address).header("Cache-Control")).isEqualTo("private, no-cache");
    }

    @ParameterizedTest
    @ValueSource(strings = {"grundy.example", "127.0.0.1.example", "localhost.example", "192.168.0.7:8080"})
    void aPageIsNotKeptWhereSigningOutCouldNotClearIt(String host) {
        Response page = Visit.signedIn().request().header("Host", host).get("/account");
        assertThat(page.header("Cache-Control")).isEqualTo("private, no-store");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nothing", "/api/v1/status", "/q/health", "/submissions/1"})
    void whatIsNoPageIsNotKept(String address) {
        assertThat(Visit.signedIn().get(address).header("Cache-Control")).contains("no-store");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/sign-out", "/account/sign-out-everywhere"})
    void signingOutForgetsWhatTheBrowserKept(String address) {
        Visit visit = Visit.signedIn();
        assertThat(visit.cookie("grundy_visitor")).isNotBlank();
        Response answer = visit.submit(address, Map.of());
        assertThat(answer.header("Clear-Site-Data")).isEqualTo("\"cache\"");
        assertThat(visit.cookie("grundy_visitor")).isNull();
    }

    @Test
    void whoeverComesInOverSomebodyElseFindsNothingOfThem() {
        Visit visit = Visit.signedIn();
        String mark = visit.cookie("grundy_visitor");
        Response answer = visit.submit("/register", Map.of("name", Visit.newName(), "password", Visit.password()));
        assertThat(answer.header("Clear-Site-Data")).isEqualTo("\"cache\"");
        assertThat(visit.cookie("grundy_visitor")).isNotEqualTo(mark);
    }

    @Test
    void aPageSaysForWhichSignInItWasMade() {
        Visit visit = Visit.signedIn();
        assertThat(visit.get("/account").asString())
                .contains("data-visitor=\"" + visit.cookie("grundy_visitor") + "\"");
        assertThat(Visit.asGuest().get("/sign-in").asString()).contains("data-visitor=\"\"");
    }
}
