package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.Map;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ReaderLanguageTest {
    @Inject
    DataSource database;

    @Test
    void withoutAnyWishEnglishIsSpoken() {
        assertSpeaks("en", Visit.asGuest());
        Visit french = Visit.asGuest();
        french.prefer("fr");
        assertSpeaks("en", french);
    }

    @Test
    void aGuestsChoiceGoesBeforeTheBrowsers() {
        Visit guest = Visit.asGuest();
        guest.prefer("en");
        Response chosen = guest.submit("/language", Map.of("language", "de", "return", "/register?return=%2F"));
        assertThat(chosen.header("Location")).endsWith("/register?return=%2F");
        assertSpeaks("de", guest);
        guest.submit("/language", Map.of("language", "en"));
        guest.prefer("de");
        assertSpeaks("en", guest);
        guest.submit("/language", Map.of("language", "none"));
        assertSpeaks("de", guest);
    }

    @Test
    void thePersonsSettingGoesBeforeAllAndHoldsInEveryBrowser() {
        Visit one = Visit.signedIn();
        Visit other = Visit.asGuest();
        other.submit("/sign-in", Map.of("name", one.name(), "password", Visit.password()));
        one.submit("/account/language", Map.of("language", "de"));
        other.setCookie("grundy_page_language", "en");
        assertSpeaks("de", other);
        assertThat(other.get("/account").asString()).containsPattern("<option value=\"de\"[^>]* selected>");
        one.submit("/account/language", Map.of("language", ""));
        assertSpeaks("en", one);
        assertSpeaks("en", other);
    }

    /** A page that does not ask who is there, such as that of an error, goes by the cookie. */
    @Test
    void whoSignsInBringsTheSettingIntoThisBrowser() {
        Visit one = Visit.signedIn();
        one.submit("/account/language", Map.of("language", "de"));
        Visit other = Visit.asGuest();
        other.submit("/sign-in", Map.of("name", one.name(), "password", Visit.password()));
        assertThat(other.cookie("grundy_page_language")).isEqualTo("de");
        assertThat(other.get("/nothing").asString()).contains("<html lang=\"de\"", "Hier ist nichts");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/nothing", "/problems/nothing", "/no;such%00page"})
    void errorsAreToldInTheReadersLanguage(String address) {
        Visit guest = Visit.asGuest();
        guest.prefer("de");
        Response error = guest.get(address);
        assertThat(error.statusCode()).isBetween(400, 404);
        assertThat(error.asString()).contains("<html lang=\"de\"").doesNotContain("There is nothing here");
        assertThat(error.header("Content-Language")).isEqualTo("de");
    }

    @Test
    void refusalsAreToldInTheReadersLanguage() {
        Visit guest = Visit.asGuest();
        guest.prefer("de");
        assertThat(guest.submit("/sign-in", Map.of("name", Visit.newName(), "password", "y"))
                        .asString())
                .contains("Kein Konto hat diesen Namen");
        Visit ada = Visit.signedIn();
        ada.prefer("de");
        PublishedProblem.add(database, "refused-in-german", Tier.PRO);
        Response refused = ada.request()
                .header("Accept", "application/json")
                .formParam("language", "python")
                .formParam("source", "print(1)")
                .post("/problems/refused-in-german/submit");
        assertThat(refused.json().getString("detail")).isEqualTo("Für diese Aufgabe brauchst du den Zugang Pro.");
    }

    @Test
    void programsAreSpokenToInEnglish() {
        Visit program = Visit.asGuest();
        program.prefer("de");
        Response error = program.get("/api/nothing");
        assertThat(error.json().getString("title")).isEqualTo("There is nothing here");
    }

    @Test
    void aMessageThatSurvivesARedirectIsToldInTheLanguageOfThePageThatShowsIt() {
        Visit visit = Visit.signedIn();
        visit.submit("/account/time-zone", Map.of("zone", "Europe/Berlin"));
        visit.prefer("de");
        assertThat(visit.get("/account").asString()).contains("Deine Zeitzone ist gespeichert.");
    }

    @Test
    void aPageSaysThatItDependsOnTheLanguageThatWasAskedFor() {
        Response page = Visit.asGuest().get("/sign-in");
        assertThat(page.header("Content-Language")).isEqualTo("en");
        assertThat(page.headers().getValues("Vary")).anyMatch(value -> value.contains("accept-language"));
        assertThat(Visit.asGuest().get("/favicon.svg").header("Content-Language"))
                .isNull();
    }

    @Test
    void aStatementComesInTheReadersLanguageIfThereIsOneAndElseSaysWhichItIs() {
        PublishedProblem.addWithStatements(
                database, "said-in-two", Tier.FREE, Map.of("de", "Ein Haufen Steine.", "en", "A pile of stones."));
        PublishedProblem.addWithStatements(database, "said-in-one", Tier.FREE, Map.of("fr", "Un tas de pierres."));
        Visit german = Visit.asGuest();
        german.prefer("de");
        Visit english = Visit.asGuest();
        for (int i = 0; i < 2; i++) {
            assertThat(german.get("/problems/said-in-two").asString())
                    .containsPattern("lang=\"de\"[^>]*>\\s*<p>Ein Haufen Steine\\.");
            assertThat(english.get("/problems/said-in-two").asString())
                    .containsPattern("lang=\"en\"[^>]*>\\s*<p>A pile of stones\\.");
        }
        assertThat(german.get("/problems/said-in-one").asString())
                .containsPattern("lang=\"fr\"[^>]*>\\s*<p>Un tas de pierres\\.");
    }

    /** The icons and the lines of lists are rendered once and kept. */
    @Test
    void whatIsRenderedOnceIsRenderedOnceForEachLanguage() {
        PublishedProblem.add(database, "rendered-in-two", Tier.BASIC);
        Visit english = Visit.signedIn();
        Visit german = Visit.signedIn();
        german.prefer("de");
        for (int i = 0; i < 2; i++) {
            assertThat(english.get("/problems?q=rendered-in-two").asString()).contains("Basic", "Not tried");
            assertThat(german.get("/problems?q=rendered-in-two").asString())
                    .contains("Basis", "Nicht versucht")
                    .doesNotContain("Not tried");
        }
    }

    private static void assertSpeaks(String language, Visit visit) {
        Response page = visit.get("/problems");
        assertThat(page.asString()).contains("<html lang=\"" + language + "\"");
        assertThat(page.header("Content-Language")).isEqualTo(language);
        assertThat(page.asString()).contains(language.equals("de") ? "Schwierigkeit" : "Difficulty");
    }
}
