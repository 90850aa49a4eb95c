package dev.grundy.people.settings;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The browsers of a person, on the account's page. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class BrowserPagesTest {
    private static final String FIREFOX =
            "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0";
    private static final Pattern MARK = Pattern.compile("name=\"browser\" value=\"([0-9a-f]{16})\"");

    @Test
    void areNamedInWordsWithTheOneInFrontFirst() {
        Visit here = Visit.signedIn();
        signedInWith(FIREFOX, here.name());
        String page = here.get("/account").asString();
        assertThat(page)
                .contains("Firefox on Windows", "on the machine that Grundy runs on", "just now")
                .containsOnlyOnce("browsers__here")
                .doesNotContain("Gecko");
        assertThat(page.indexOf("browsers__here")).isLessThan(page.indexOf("Firefox on Windows"));
    }

    @Test
    void whatABrowserCallsItselfIsText() {
        Visit here = Visit.signedIn();
        signedInWith("<b>x</b>\t/1.0 (Windows NT 10.0) Firefox/145.0 <script>", here.name());
        assertThat(here.get("/account").asString()).doesNotContain("<b>x</b>", "Firefox/145.0");
    }

    @Test
    void oneIsSignedOutAndTheOthersStay() {
        Visit here = Visit.signedIn();
        Visit lost = signedInWith(FIREFOX, here.name());
        Visit kept = signedInWith("curl/8.5.0", here.name());
        List<String> marks = marks(here);
        assertThat(marks).hasSize(2);
        // Newest first, behind the one that asks: curl, then Firefox.
        here.submit("/account/browsers/end", Map.of("browser", marks.get(1)))
                .then()
                .statusCode(303);
        assertThat(lost.get("/account").statusCode()).isEqualTo(303);
        assertThat(kept.get("/account").statusCode()).isEqualTo(200);
        assertThat(here.get("/account").asString()).contains("That browser is signed out.");
        here.submit("/account/browsers/end", Map.of("browser", marks.get(1)));
        assertThat(here.get("/account").asString()).contains("That browser was no longer signed in.");
    }

    @Test
    void allOthersAreSignedOutAtOnce() {
        Visit here = Visit.signedIn();
        Visit there = signedInWith(FIREFOX, here.name());
        here.submit("/account/browsers/end-others", Map.of()).then().statusCode(303);
        assertThat(there.get("/account").statusCode()).isEqualTo(303);
        assertThat(here.get("/account").asString()).contains("All other browsers are signed out.");
    }

    @Test
    void thoseOfAnotherPersonAreNotOnesOwnToEnd() {
        Visit ada = Visit.signedIn();
        Visit adasOther = signedInWith(FIREFOX, ada.name());
        Visit bob = Visit.signedIn();
        bob.submit("/account/browsers/end", Map.of("browser", marks(ada).getFirst()));
        bob.submit("/account/browsers/end-others", Map.of());
        assertThat(adasOther.get("/account").statusCode()).isEqualTo(200);
    }

    private static List<String> marks(Visit visit) {
        return MARK.matcher(visit.get("/account").asString())
                .results()
                .map(MatchResult::group)
                .map(found -> MARK.matcher(found).replaceAll("$1"))
                .toList();
    }

    private static Visit signedInWith(String userAgent, String name) {
        Visit visit = Visit.asGuest();
        visit.callItself(userAgent);
        visit.submit("/sign-in", Map.of("name", name, "password", Visit.password()))
                .then()
                .statusCode(303);
        return visit;
    }
}
