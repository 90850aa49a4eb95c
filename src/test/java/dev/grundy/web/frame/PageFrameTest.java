package dev.grundy.web.frame;

import static dev.grundy.testsupport.http.Request.given;
import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PageFrameTest {
    @ParameterizedTest
    @ValueSource(strings = {"/", "/sign-in", "/nothing", "/favicon.svg", "/q/health"})
    void everyAnswerTellsBrowsersToBeStrict(String address) {
        Response response = Visit.asGuest().get(address);
        assertThat(response.header("Content-Security-Policy"))
                .contains(
                        "default-src 'none'",
                        "script-src 'self'",
                        "style-src 'self'",
                        "frame-ancestors 'none'",
                        "base-uri 'none'",
                        "form-action 'self'")
                .doesNotContain("unsafe");
        assertThat(response.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(response.header("Referrer-Policy")).isEqualTo("same-origin");
        assertThat(response.header("Permissions-Policy")).contains("camera=()");
        assertThat(response.header("Cross-Origin-Opener-Policy")).isEqualTo("same-origin");
        assertThat(response.header("X-Request-Id")).matches("[0-9a-z]{8}");
    }

    @Test
    void aPartOfADocumentCarriesNoHeadersThatOnlyDocumentsObey() {
        Response styles = Visit.asGuest().get("/home.css");
        assertThat(styles.statusCode()).isEqualTo(200);
        assertThat(styles.header("X-Content-Type-Options")).isEqualTo("nosniff");
        assertThat(styles.header("Permissions-Policy")).isNull();
        assertThat(styles.header("X-Frame-Options")).isNull();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/problems", "/sign-in", "/register", "/nothing"})
    void nothingIsWarnedOfBehindWalls(String address) {
        assertThat(Visit.asGuest().get(address).asString()).doesNotContain(UnsafeWarningTest.WARNING);
    }

    @Test
    void everyPageLeadsToTiersAndPricesAndThatOfASignedInPersonToPractice() {
        assertThat(Visit.asGuest().get("/sign-in").asString())
                .contains("href=\"/subscribe\"")
                .doesNotContain("href=\"/practice\"");
        String page = Visit.signedIn().get("/practice").asString();
        assertThat(page)
                .contains("class=\"menu__item\" href=\"/subscribe\"")
                .contains("class=\"site-nav__link\" href=\"/practice\" aria-current=\"page\"");
    }

    @Test
    void scriptsAndStylesCarryTheirHashAndMayBeKeptForEver() {
        Matcher asset = Pattern.compile("/static/bundle/app-[A-Z0-9]+\\.(js|css)")
                .matcher(Visit.asGuest().get("/sign-in").asString());
        int found = 0;
        while (asset.find()) {
            found++;
            assertThat(Visit.asGuest().get(asset.group()).header("Cache-Control"))
                    .contains("max-age=31536000", "immutable", "public");
        }
        assertThat(found).isEqualTo(2);
    }

    @Test
    void anErrorPageShowsTheIdOfTheRequest() {
        Response response = Visit.asGuest().get("/nothing");
        assertThat(response.statusCode()).isEqualTo(404);
        assertThat(response.asString()).contains("There is nothing here").contains(response.header("X-Request-Id"));
    }

    @Test
    void aProgramGetsErrorsAsJson() {
        Response response = given().accept("application/json").get("/nothing");
        assertThat(response.contentType()).startsWith("application/json");
        assertThat(response.json().getInt("status")).isEqualTo(404);
        assertThat(response.json().getString("requestId")).isEqualTo(response.header("X-Request-Id"));
    }

    @Test
    void theThemeIsRememberedWithoutAnyScript() {
        Visit visit = Visit.asGuest();
        assertThat(visit.get("/sign-in").asString()).contains("data-theme=\"system\"");
        Response response = visit.submit("/theme", Map.of("theme", "dark", "return", "/register"));
        assertThat(response.header("Location")).endsWith("/register");
        assertThat(visit.get("/sign-in").asString()).contains("data-theme=\"dark\"");
    }

    @Test
    void theWrongMethodIsToldSo() {
        Response response = Visit.asGuest().request().put("/sign-in");
        assertThat(response.statusCode()).isEqualTo(405);
        assertThat(response.asString()).contains("Not that way");
    }

    @Test
    void theWrongKindOfContentIsToldSo() {
        Response response = given().contentType("text/xml").body("<a/>").post("/sign-in");
        assertThat(response.statusCode()).isIn(400, 415);
    }
}
