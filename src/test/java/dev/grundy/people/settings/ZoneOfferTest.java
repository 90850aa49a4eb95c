package dev.grundy.people.settings;

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

/** The question in which zone days are counted, on the front page and the own profile. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ZoneOfferTest {
    private static final String QUESTION = "data-zone-offer";

    private final Visit ada = Visit.signedIn();
    private final String profile = "/people/" + ada.name();

    @Test
    void whoHasChosenNoZoneIsAskedOnTheFrontPageAndTheirProfile() {
        assertThat(ada.get("/").asString())
                .contains(QUESTION, "Your days are counted in UTC.", "Keep UTC", "href=\"/account#zone\"");
        assertThat(ada.get(profile).asString()).contains(QUESTION);
        assertThat(ada.get("/problems").asString()).doesNotContain(QUESTION);
    }

    @Test
    void germanReadersAreAskedInGerman() {
        ada.prefer("de");
        assertThat(ada.get("/").asString()).contains("Deine Tage werden in UTC gezählt.", "UTC behalten");
    }

    @Test
    void nobodyIsAskedOnAnothersProfileNorAsAGuest() {
        ada.submit("/account/profile", Map.of("visible", "everybody"));
        assertThat(Visit.signedIn().get(profile).asString())
                .contains(ada.name())
                .doesNotContain(QUESTION);
        assertThat(Visit.asGuest().get("/").asString()).doesNotContain(QUESTION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTC", "Europe/Berlin"})
    void whoHasAnsweredIsLedBackAndNotAskedAgain(String zone) {
        assertThat(path(ada.submit("/account/time-zone", Map.of("zone", zone, "return", profile))))
                .isEqualTo(profile);
        assertThat(ada.get(profile).asString())
                .contains("data-zone=\"" + zone + "\"")
                .doesNotContain(QUESTION);
        assertThat(ada.get("/").asString()).doesNotContain(QUESTION);
    }

    @Test
    void aZoneThatIsNotKnownLeadsToTheList() {
        Response answer = ada.submit("/account/time-zone", Map.of("zone", "Europe/Atlantis", "return", "/"));
        assertThat(path(answer)).isEqualTo("/account");
        assertThat(ada.get("/account").asString()).contains("does not know the time zone of your browser");
        assertThat(ada.get("/").asString()).contains(QUESTION);
    }

    @Test
    void theWayBackLeadsToNoOtherSite() {
        assertThat(path(ada.submit("/account/time-zone", Map.of("zone", "UTC", "return", "//elsewhere.example/"))))
                .isEqualTo("/");
    }

    private static String path(Response redirect) {
        assertThat(redirect.statusCode()).isEqualTo(303);
        return redirect.header("Location").replaceFirst("^https?://[^/]+", "");
    }
}
