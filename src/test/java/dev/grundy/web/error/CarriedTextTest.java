package dev.grundy.web.error;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import org.junit.jupiter.api.Test;

/** What comes to an address that is gone, as after a night with the page open. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class CarriedTextTest {
    private static final String ADDRESS = "/problems/whatever/report";

    @Test
    void whatWasWrittenComesBackWithAllThatTheFormHeldBesideIt() {
        Response answer = Visit.signedIn()
                .request()
                .formParam("kind", "translation")
                .formParam("text", "<first>\n\"second\"\0")
                .post(ADDRESS);
        assertThat(answer.statusCode()).isEqualTo(404);
        assertThat(answer.asString())
                .contains("<form method=\"post\" action=\"" + ADDRESS + "\">")
                .contains("<input type=\"hidden\" name=\"kind\" value=\"translation\">")
                .containsPattern(
                        "<textarea [^>]*name=\"text\"[^>]*>\n&lt;first&gt;\r?\n&quot;second&quot;\uFFFD</textarea>");
    }

    @Test
    void noSecretIsSentBack() {
        assertThat(Visit.signedIn()
                        .request()
                        .formParam("text", "written")
                        .formParam("password", "hunter two")
                        .formParam("current", "hunter two")
                        .post(ADDRESS)
                        .asString())
                .contains("written")
                .doesNotContain("hunter");
    }

    @Test
    void whereNothingWasWrittenThereIsNoForm() {
        assertThat(Visit.signedIn()
                        .request()
                        .formParam("name", "somebody")
                        .post(ADDRESS)
                        .asString())
                .doesNotContain("<form method=\"post\" action=\"" + ADDRESS, "somebody");
    }
}
